import { forgetDevice, rememberedOnDevice, rememberOnDevice } from './device-memory';

test('what is kept is there again, and nothing of it after it was forgotten', () => {
  rememberOnDevice('compradores', [{ firstName: 'Lucía' }]);
  localStorage.setItem('menorValorTalon', '20');
  expect(rememberedOnDevice('compradores')).toEqual([{ firstName: 'Lucía' }]);
  forgetDevice();
  expect(rememberedOnDevice('compradores')).toBeUndefined();
  expect(localStorage.getItem('menorValorTalon')).toBe('20');
});

test('what is no JSON counts as nothing', () => {
  localStorage.setItem('rifas.recuerdo:compradores', '{');
  expect(rememberedOnDevice('compradores')).toBeUndefined();
});

test('a browser that refuses its storage keeps nothing and fails nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberOnDevice('compradores', [])).not.toThrow();
});
