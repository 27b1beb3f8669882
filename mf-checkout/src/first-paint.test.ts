import { drawFirstPaints } from './first-paint';

const { alternatives = [] } = drawFirstPaints().pages['pay'] ?? {};
const htmlWith = (wish: Readonly<Record<string, string | boolean>>): string =>
  alternatives.find(({ when }) => Object.entries(wish).every(([name, value]) => when[name] === value))?.html ?? '';
const namesIn = (html: string) => [...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name);

const ALL = {
  'settings.preguntarNombreComprador': true,
  'settings.preguntarCelularComprador': true,
  'settings.preguntarDepartamentoComprador': true,
};

test('If the deployment asks for everything, the first paint has all fields.', () => {
  expect(namesIn(htmlWith({ variant: 'dtyt', 'settings.preguntarTipoTarjeta': true, ...ALL }))).toEqual([
    ...['firstName', 'lastName', 'email', 'phone', 'department', 'brand', 'cardType', 'instalments'],
  ]);
});

test('The first paint has no field that the deployment does not ask for.', () => {
  const html = htmlWith({
    variant: 'dtyt',
    'settings.preguntarTipoTarjeta': false,
    'settings.preguntarCelularComprador': false,
    'settings.preguntarDepartamentoComprador': false,
  });
  expect(namesIn(html)).not.toEqual(expect.arrayContaining(['phone']));
  expect(namesIn(html)).not.toEqual(expect.arrayContaining(['department']));
  expect(namesIn(html)).not.toEqual(expect.arrayContaining(['cardType']));
});

test('The card types of ccee show the prices of the deployment.', () => {
  const html = htmlWith({ variant: 'ccee', ...ALL });
  expect(html).toContain('Crédito | $%settings.precioCredito%');
  expect(html).toContain('Débito | $%settings.precioDebito%');
});

test('The first paint shows no amount and no seller, because only the link knows them.', () => {
  for (const { html } of alternatives) {
    expect(html).toContain('>PAGAR</button>');
    expect(html).not.toMatch(/PAGAR RIFA DE|Total/);
  }
});
