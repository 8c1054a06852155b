import { writeFileSync } from 'node:fs';
import { BASIC_FONTS, cutBasicFont } from './fonts/basic-fonts.ts';

for (const font of BASIC_FONTS) {
  const bytes = await cutBasicFont(font);
  writeFileSync(font.file, bytes);
  console.log(`${font.file}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
