import { forgetDevice, rememberedOnDevice, rememberOnDevice } from './device-memory';

test('a remembered value is returned until the device forgets it, and other entries of the storage stay', () => {
  rememberOnDevice('compradores', [{ firstName: 'Lucía' }]);
  localStorage.setItem('menorValorTalon', '20');
  expect(rememberedOnDevice('compradores')).toEqual([{ firstName: 'Lucía' }]);
  forgetDevice();
  expect(rememberedOnDevice('compradores')).toBeUndefined();
  expect(localStorage.getItem('menorValorTalon')).toBe('20');
});

test('a stored value that is not valid JSON is read as undefined', () => {
  localStorage.setItem('rifas.recuerdo:compradores', '{');
  expect(rememberedOnDevice('compradores')).toBeUndefined();
});

test('a browser that refuses its storage remembers nothing and throws no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberOnDevice('compradores', [])).not.toThrow();
});
