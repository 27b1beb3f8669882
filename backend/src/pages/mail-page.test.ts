import { palettes } from '@rifas/shared/ui/palette';
import { mailPage, type MailDeployment, type MailPart } from './mail-page';

const deployment = {
  title: 'Rifas <b>',
  variant: 'ccee',
  links: { creator: { name: 'Viajes & Sur', url: 'https://viajes.example' }, contactMail: 'ayuda@rifas.example' },
} as MailDeployment;

const PARTS: readonly MailPart[] = [
  { kind: 'text', text: 'Hola <i>' },
  {
    kind: 'stubs',
    stubs: [
      { number: '00107', beside: 'sorteo 2' },
      { number: '00107', beside: 'sorteo 3', price: '$ 20,00' },
    ],
  },
  { kind: 'raffles', numbers: ['00200', '00201'] },
  { kind: 'figure', label: 'Total', figure: '$ 40,00' },
  {
    kind: 'rows',
    rows: [
      ['Vende', 'Ana'],
      ['Tarjeta', 'Visa 4***\u00a01111'],
      ['Consultas', 'ayuda@rifas.example', 'mailto:ayuda@rifas.example'],
    ],
  },
  { kind: 'link', label: 'Abrir', address: 'https://rifas.example/?a=1&b=2' },
  { kind: 'small', text: 'No más mails', address: 'https://rifas.example/baja' },
];

test('A mail has the same content as HTML and as plain text, and names the organiser.', () => {
  const { html, text } = mailPage(deployment, 'Un título', PARTS);
  expect(text.split('\n')).toEqual([
    'Un título',
    'Hola <i>',
    '- Rifa 00107, sorteo 2',
    '- Rifa 00107, sorteo 3: $ 20,00',
    '- Rifa 00200',
    '- Rifa 00201',
    'Total: $ 40,00',
    'Vende: Ana',
    'Tarjeta: Visa 4***\u00a01111',
    'Consultas: ayuda@rifas.example',
    'Abrir: https://rifas.example/?a=1&b=2',
    'No más mails: https://rifas.example/baja',
    '',
    'Organiza Viajes & Sur. Consultas: ayuda@rifas.example',
  ]);
  for (const part of ['Hola &lt;i&gt;', 'Rifas &lt;b&gt;', 'Viajes &amp; Sur', 'a=1&amp;b=2', '$ 40,00', '00201'])
    expect(html).toContain(part);
  expect(html.split('00107')).toHaveLength(2);
  expect(html).not.toContain('undefined');
});

test('A mail keeps a card number in one line, and lets an address break after its @.', () => {
  const { html } = mailPage(deployment, 'Un título', PARTS);
  expect(html).toContain('>Visa <span style="white-space:nowrap">4***\u00a01111</span></td>');
  expect(html).toMatch(/<a [^>]*href="mailto:ayuda@rifas.example"[^>]*>ayuda@<wbr>rifas.example<\/a><\/td>/);
});

test('A mail has the colours of its variant, and dark colours in dark mode.', () => {
  const { html } = mailPage(deployment, 'Un título', PARTS);
  const { light, dark } = palettes.ccee;
  expect(html).toContain(`background:${light.background}`);
  expect(html).toContain(`@media (prefers-color-scheme:dark){.ground{background:${dark.background}!important}`);
});
