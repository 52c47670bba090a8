/** The first digit of each script, ten in a row from there: Arabic-Indic, Persian and Urdu, full-width. */
const ZEROS = [0x660, 0x6f0, 0xff10];
/** Other characters of those keyboards. */
const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '．': '.', '，': ',', '＋': '+', '－': '-' };

const FOREIGN = /[٠-٩۰-۹０-９٫．，＋－]/g;

/** A number with ASCII digits and decimal point instead of those of other keyboards. */
export const toAsciiDigits = (text: string): string =>
  text.replace(FOREIGN, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? (SIGNS[sign] ?? sign) : String(code - zero);
  });
