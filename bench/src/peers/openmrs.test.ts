import { folderOf, importMapOf, pageHere } from './openmrs';

const PAGE =
  '<link rel="preload" href="https://makers.example/openmrs/spa/importmap.json" as="fetch">' +
  '<script type="systemjs-importmap" src="https://makers.example/openmrs/spa/importmap.json"></script>' +
  '<script>initializeSpa({ apiUrl: "/openmrs", offline: true });</script>';

test('a microfrontend of OpenMRS lies in a folder named after its package and version', () => {
  expect(folderOf('@openmrs/esm-login-app', '10.0.0')).toBe('openmrs-esm-login-app-10.0.0');
});

test('the import map names the entry of the microfrontend, from the shell', () => {
  expect(importMapOf('@openmrs/esm-login-app', '10.0.0')).toEqual({
    imports: { '@openmrs/esm-login-app': './openmrs-esm-login-app-10.0.0/openmrs-esm-login-app.js' },
  });
});

test('the published page takes its import map from the server that sends it, and starts no service worker', () => {
  expect(pageHere(PAGE)).toBe(
    '<link rel="preload" href="/openmrs/spa/importmap.json" as="fetch">' +
      '<script type="systemjs-importmap" src="/openmrs/spa/importmap.json"></script>' +
      '<script>initializeSpa({ apiUrl: "/openmrs", offline: false });</script>',
  );
});

test('a page without an import map of another host is refused, because it is not the known page', () => {
  expect(() => pageHere('<script src="/openmrs.js"></script>')).toThrow(/names no import map/);
});
