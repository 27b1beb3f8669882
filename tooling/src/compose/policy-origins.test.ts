import { checkDeployment, loadDeployment } from './load-deployment';
import { contentSecurityPolicy } from './page-html';
import { policyOrigins } from './policy-origins';

const policyOf = (overrides: string[] | undefined) =>
  contentSecurityPolicy({
    scripts: [],
    styles: [],
    origins: policyOrigins({ origins: loadDeployment('dtyt').origins, overrides }),
  });

test('scripts may come from the origins that a deployment allows for overrides, and from nowhere else', () => {
  expect(policyOf(['http://localhost:4001'])).toContain("script-src 'self' http://localhost:4001;");
  expect(policyOf(['http://localhost:4001'])).toContain("connect-src 'self' http://localhost:4001;");
  expect(policyOf(undefined)).toContain("script-src 'self';");
});

test.each(['localhost:4001', 'http://localhost:4001/', 'https://*.example; script-src *', '*'])(
  '%s is no origin',
  (origin) => {
    const source = { ...(structuredClone(loadDeployment('dtyt')) as object), overrides: [origin] };
    expect(() => checkDeployment(source, 'x.json')).toThrow(/overrides/);
  },
);
