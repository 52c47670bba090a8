import { seal, unseal } from './seal';

const SETTINGS = 'JWT_SECRET=0123456789abcdef\nSITE_NAME=Ärzte heute\n';

test('only the passphrase opens it, however its letters are composed', async () => {
  const sealed = await seal(SETTINGS, 'a caf\u00e9 by the sea');
  expect(sealed).not.toContain('0123456789');
  expect(await unseal(sealed, 'a cafe\u0301 by the sea')).toBe(SETTINGS);
  await expect(unseal(sealed, 'a cafe by the sea')).rejects.toThrow(/BACKUP_PASSPHRASE is not the one/);
});

test('the same text is another one each time, and a changed one is not opened', async () => {
  const [one, two] = [await seal(SETTINGS, 'sea'), await seal(SETTINGS, 'sea')];
  expect(JSON.parse(one).text).not.toBe(JSON.parse(two).text);
  const mixed = JSON.stringify({ ...JSON.parse(one), text: JSON.parse(two).text });
  await expect(unseal(mixed, 'sea')).rejects.toThrow();
});
