// The page has one of each, the shell's. Where several packages lie in one repository, a library of the kit may be installed above the
// remote, beside another version: in tests each finds the remote's own.
const OF_PAGE = /^(react|react-dom|styled-components)(\/|$)/;

module.exports = (request, options) =>
  options.defaultResolver(request, OF_PAGE.test(request) ? { ...options, basedir: options.rootDir } : options);
