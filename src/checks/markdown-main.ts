import { formatFault } from '../lib/fault.ts';
import { drawSite } from './rendered-site.ts';
import { compareFaces, faceProblems } from './markdown.ts';

const { pages, faults } = await drawSite(process.cwd());
const faces = pages.map(compareFaces);
const differing = faces.filter((face) => face.difference !== undefined);
for (const fault of faults) console.error(formatFault(fault));
for (const problem of faces.flatMap(faceProblems)) console.error(problem);
const sum = (count: (face: (typeof faces)[number]) => number) => faces.reduce((total, face) => total + count(face), 0);
const remnants = sum((face) => face.remnants.length);
const relative = sum((face) => face.relative.length);
console.log(`pages            ${faces.length}`);
console.log(`words compared   ${sum((face) => face.words)}`);
console.log(`parity           ${faces.length - differing.length} of ${faces.length}`);
console.log(`JSX remnants     ${remnants}`);
console.log(`relative links   ${relative}`);
process.exit(differing.length + remnants + relative + faults.length > 0 ? 1 : 0);
