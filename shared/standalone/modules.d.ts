// Set by the build of a remote on its own (tooling/webpack): the remote that is being developed.
declare module '@standalone/remote' {
  const remote: import('../remote').RemoteDefinition;
  export default remote;
}
declare module '@standalone/feature' {
  const feature: import('../remote').Feature;
  export default feature;
}
