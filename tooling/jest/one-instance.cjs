// A page has one instance of each, the shell's. In a repository with several packages, a library of the kit may be
// installed above the remote, next to another version: in tests all of them resolve to the remote's own.
const OF_PAGE = /^(react|react-dom|styled-components)(\/|$)/;

module.exports = (request, options) =>
  options.defaultResolver(request, OF_PAGE.test(request) ? { ...options, basedir: options.rootDir } : options);
