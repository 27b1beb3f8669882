import * as yup from 'yup';
import { Form, SubmitButton, TextField } from '../forms';
import { useHost } from '../remote';
import { useLocation } from '../routing';
import { pageForms } from '../site';
import { firstPaints } from './index';

function Asking() {
  const { title, settings, links, captcha } = useHost().deployment;
  return (
    <Form label={title} initialValues={{ email: '', phone: '' }} onSubmit={() => undefined}>
      <TextField name="email" label="Email" hint={links.contactMail} />
      {settings.preguntarCelularComprador && <TextField name="phone" label={`Cuesta $${settings.precioCredito}`} />}
      <SubmitButton>{captcha ? 'PROBAR' : 'ENVIAR'}</SubmitButton>
    </Form>
  );
}

const draw = (page: React.ReactElement, more = {}) => firstPaints({ one: { page, ...more } }).pages['one'];

test('A page is drawn for every value that it depends on, with texts of the deployment as placeholders.', () => {
  const drawn = draw(<Asking />, { notWith: ['modo'] });
  expect(drawn?.notWith).toEqual(['modo']);
  expect(drawn?.alternatives).toHaveLength(4);
  const withPhone = drawn?.alternatives.find(
    ({ when }) => when['settings.preguntarCelularComprador'] === true && when['captcha'] === false,
  );
  expect(withPhone?.html).toContain('aria-label="%title%"');
  expect(withPhone?.html).toContain('%links.contactMail%');
  expect(withPhone?.html).toContain('Cuesta $%settings.precioCredito%');
  expect(withPhone?.html).toContain('ENVIAR');
  const used = [...(withPhone?.html ?? '').matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(used.some((name) => drawn?.css.includes(`.${name}{`))).toBe(true);
  expect(drawn?.css).not.toMatch(/<|\n|data-styled/);
});

test('The drawn pages fit the schema of the file.', () => {
  expect(pageForms(yup).isValidSync(firstPaints({ one: { page: <Asking /> } }), { strict: true })).toBe(true);
});

test('A page that reads its address is drawn at the given address.', () => {
  const Address = () => <p>{useLocation().pathname}</p>;
  expect(draw(<Address />, { at: '/login' })?.alternatives[0]?.html).toBe('<p>/login</p>');
});

test('A page that reads a value that is unknown at release time cannot be drawn.', () => {
  const Reading = () => <p>{useHost().deployment.session.tokenName}</p>;
  expect(() => draw(<Reading />)).toThrow("The first paint of the page 'one' cannot be drawn: Error: A first paint is");
});

test('A drawing that formats an amount of the deployment is refused, because only the page can format it.', () => {
  const Amount = () => <p>{useHost().deployment.settings.precioCredito.toLocaleString('es-UY')}</p>;
  expect(() => draw(<Amount />)).toThrow('which only the page can format');
});
