// Plain JavaScript, so that an old Node.js can run it and print what is wrong.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: this site needs Node 24. On Linux "npm ci" brings it along; elsewhere install Node 24.`,
  );
  process.exit(1);
}
