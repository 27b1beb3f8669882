// The remote that is being developed. The build of a remote that runs alone (tooling/webpack) sets both.
declare module '@standalone/remote' {
  const remote: import('../remote').RemoteDefinition;
  export default remote;
}
declare module '@standalone/feature' {
  const feature: import('../remote').Feature;
  export default feature;
}
