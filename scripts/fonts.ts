// The site's fonts, cut down to the letters that its texts are made of: two alphabets, digits and a few signs, in the
// weights that are used. Whoever has another letter in their name gets the whole font for it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
/** The package brings no types. */
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = require('subset-font');

const latinLetters = `${letters(0x41, 0x5a)}${letters(0x61, 0x7a)}`;
const signs = `${letters(0x20, 0x40)}${letters(0x5b, 0x60)}${letters(0x7b, 0x7e)}\u00a0§«·»×–—‘’“”„•…‹›−`;
const latin = `${latinLetters}${signs}`;
const cyrillic = `${letters(0x410, 0x44f)}Ёё№`;
/** From the lightest to the boldest that the styles ask for. */
const weights = { wght: { min: 400, max: 700 } };

interface Cut {
  readonly file: string;
  readonly text: string;
  readonly name?: string;
  readonly weights?: object;
}

const cuts: readonly Cut[] = [
  { file: '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2', text: latin, weights },
  { file: '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2', text: cyrillic, weights },
  // A Russian page writes digits in it, and no letter.
  {
    file: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2',
    text: latinLetters,
    name: 'yeseva-one-letters.woff2',
  },
  {
    file: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2',
    text: signs,
    name: 'yeseva-one-signs.woff2',
  },
  { file: '@fontsource/yeseva-one/files/yeseva-one-cyrillic-400-normal.woff2', text: cyrillic },
];

/** Puts the small fonts into the folder, under the names of the large ones where they have none of their own. */
export async function cutFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, text, name, weights: variationAxes } of cuts) {
    const whole = await readFile(require.resolve(file));
    const target = join(folder, name ?? file.replace(/^.*\//, ''));
    const mark = `${target}.${createHash('sha256')
      .update(whole)
      .update(text)
      .update(JSON.stringify(variationAxes ?? {}))
      .digest('hex')
      .slice(0, 16)}`;
    if (existsSync(mark) && existsSync(target)) continue;
    await writeFile(
      target,
      await subsetFont(whole, text, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) }),
    );
    await writeFile(mark, '');
  }
}

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');
}
