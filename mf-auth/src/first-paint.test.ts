import { drawFirstPaints } from './first-paint';

const { pages } = drawFirstPaints();
const htmlOf = (page: string) => pages[page]?.alternatives.map(({ html }) => html) ?? [];

test('The login and the reset of every deployment begin with the same fields.', () => {
  expect(htmlOf('login')).toHaveLength(1);
  expect(htmlOf('reset')).toHaveLength(1);
});

test('The first paint of the login has email, password and INGRESAR, and no other mode uses it.', () => {
  const [html = ''] = htmlOf('login');
  expect(html).toMatch(/<input[^>]*autoComplete="username"[^>]*name="email"/);
  expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*name="password"/);
  expect(html).toMatch(/<button type="submit"[^>]*>INGRESAR<\/button>/);
  expect(pages['login']?.notWith).toEqual(['modo']);
});

test('The first paint of the reset has both password fields, although its link is not checked yet.', () => {
  const [html = ''] = htmlOf('reset');
  expect([...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['password', 'repeated']);
  expect(html).not.toContain('Comprobando');
});
