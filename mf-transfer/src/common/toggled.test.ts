import { toggled } from './toggled';

test('toggling adds at the end and takes out', () => {
  expect(toggled(['1'], '2')).toEqual(['1', '2']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
});
