/**
 * Why a command cannot run on this Node; undefined if it can. Package managers only warn about an older one, and a tool
 * then fails with an error about Node's own modules. Plain JavaScript, because rifas.mjs asks before anything is
 * installed.
 */
export function nodeProblem({ node } = process.versions) {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  return isOld ? `Rifas needs Node 20.19 or later; this is ${node}.` : undefined;
}
