import { testDeployment } from '../testing/test-deployment';
import { checkGateway } from './gateway-config';

const deployment = (gatewayUrl: string) => ({ name: 'x', links: { ...testDeployment().links, gatewayUrl } });

test.each(['', '/sandbox/gateway', 'https://demo.example/sandbox/gateway'])(
  'without the sandbox a deployment whose gateway is %p is refused with the name of its field',
  (gatewayUrl) => {
    expect(() => checkGateway({}, deployment(gatewayUrl), false)).toThrow(/links\.gatewayUrl .*GATEWAY_URL/);
    expect(() => checkGateway({}, deployment(gatewayUrl), true)).not.toThrow();
  },
);

test('the address of a real gateway is enough, in the deployment file or in the environment', () => {
  expect(() => checkGateway({}, deployment('https://gateway.example/pay'), false)).not.toThrow();
  expect(() => checkGateway({ GATEWAY_URL: 'https://gateway.example/pay' }, deployment(''), false)).not.toThrow();
  expect(() => checkGateway({ GATEWAY_URL: '/sandbox/gateway' }, deployment(''), false)).toThrow(/sandbox/);
});
