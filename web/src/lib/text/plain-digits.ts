/** Where the digits of a script begin, each of them ten in a row: Arabic-Indic, Persian and Urdu, full-width. */
const ZEROS = [0x660, 0x6f0, 0xff10];
/** Signs that those keyboards have besides. */
const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '．': '.', '，': ',', '＋': '+', '－': '-' };

const FOREIGN = /[٠-٩۰-۹０-９٫．，＋－]/g;

/** A figure with the digits and the decimal sign of ASCII in the place of those that other keyboards type. */
export const plainDigits = (text: string): string =>
  text.replace(FOREIGN, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? (SIGNS[sign] ?? sign) : String(code - zero);
  });
