import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { checkDeployment, deploymentNames, loadDeployment } from './load-deployment';

test.each(deploymentNames())('deployments/%s.json is valid', (name) => {
  expect(loadDeployment(name).name).toBe(name);
});

const valid = () => structuredClone(loadDeployment('dtyt')) as unknown as Record<string, Record<string, unknown>>;

test.each<[string, (deployment: Record<string, Record<string, unknown>>) => void, RegExp]>([
  ['a misspelt setting', (d) => void (d.settings!.mostrarResumem = true), /settings: .*mostrarResumem/],
  ['a missing setting', (d) => void delete d.settings!.costoTalon, /settings\.costoTalon/],
  ['a flag as text', (d) => void (d.settings!.asumirRecargo = 'false'), /settings\.asumirRecargo/],
  ['a variant that is none', (d) => void ((d as Record<string, unknown>).variant = 'otra'), /variant/],
  ['a currency that is no code', (d) => void (d.settings!.moneda = 'USD'), /settings\.moneda/],
  [
    'an address without its protocol',
    (d) => void (d.links!.paymentLinkBase = 'www.rifas.example/pago/'),
    /links\.paymentLinkBase: an address begins with \/ or https:\/\/, and has no spaces, not 'www\.rifas/,
  ],
  [
    'a script in place of an address',
    (d) => void (d.links!.manual = 'javascript:alert(1)'),
    /links\.manual: an address/,
  ],
  ['a base that is no address', (d) => void (d.bases!.geopay = 'pagos.example'), /bases\.geopay: an address/],
  ['a mailbox that is none', (d) => void (d.links!.supportMail = 'soporte'), /links\.supportMail: 'soporte' is no/],
  ['a missing mailbox', (d) => void delete d.links!.contactMail, /links\.contactMail/],
])('%s is refused by the name of its field', (_name, spoil, message) => {
  const deployment = valid();
  spoil(deployment);
  expect(() => checkDeployment(deployment, 'x.json')).toThrow(message);
});

test('an unknown deployment is refused with the names of the known ones', () => {
  expect(() => loadDeployment('otra')).toThrow(/dtyt/);
  // The file of this path exists, but the text is not the name of a deployment.
  expect(() => loadDeployment('./dtyt')).toThrow("There is no deployment './dtyt'. There are: ccee, dtyt.");
  expect(() => loadDeployment('dtyt', '/nope')).toThrow(/^There is no folder \/nope, .+ \(DEPLOYMENTS_DIR\)\.$/);
});

test('a deployment file that is cut off or has another name inside is named; a byte order mark is accepted', () => {
  const folder = temporaryFolder('deployments');
  writeFileSync(join(folder, 'dtyt.json'), '{"name": "dtyt",');
  expect(() => loadDeployment('dtyt', folder)).toThrow(/dtyt\.json is not JSON: /);
  writeFileSync(join(folder, 'dtyt.json'), `\uFEFF${JSON.stringify(loadDeployment('dtyt'))}`);
  expect(loadDeployment('dtyt', folder)).toEqual(loadDeployment('dtyt'));
  writeFileSync(join(folder, 'mar.json'), JSON.stringify(loadDeployment('dtyt')));
  expect(() => loadDeployment('mar', folder)).toThrow("deployments/mar.json has the name 'dtyt'");
});

test('a folder or a broken link in place of a deployment file is named', () => {
  const folder = temporaryFolder('deployments');
  mkdirSync(join(folder, 'dtyt.json'));
  expect(() => loadDeployment('dtyt', folder)).toThrow(
    `${join(folder, 'dtyt.json')} cannot be read: a folder stands where a file should be (EISDIR`,
  );
  symlinkSync('/nope', join(folder, 'mar.json'));
  expect(() => loadDeployment('mar', folder)).toThrow(/mar\.json cannot be read: ENOENT/);
});
