import { clearDraft, clearDrafts, restoreDraft, saveDraft } from './draft-storage';

const shape = { nombre: '', cuotas: '', recargo: false };

it('restores the saved values that fit the current form', () => {
  saveDraft('pago:abc', { nombre: 'Ana', cuotas: 3, otro: 'x', recargo: true });
  expect(restoreDraft('pago:abc', shape)).toEqual({ nombre: 'Ana', recargo: true });
  expect(restoreDraft('pago:otro', shape)).toEqual({});
});

it.each(['no es JSON', 'null', '"texto"', '7'])('restores nothing from the invalid stored text %s', (text) => {
  sessionStorage.setItem('rifas.borrador:pago:abc', text);
  expect(restoreDraft('pago:abc', shape)).toEqual({});
});

it('clears one draft, or all drafts and nothing else', () => {
  sessionStorage.setItem('ajeno', '1');
  saveDraft('uno', { nombre: 'Ana' });
  saveDraft('dos', { nombre: 'Eva' });
  clearDraft('uno');
  expect(restoreDraft('uno', shape)).toEqual({});
  expect(restoreDraft('dos', shape)).toEqual({ nombre: 'Eva' });
  clearDrafts();
  expect(restoreDraft('dos', shape)).toEqual({});
  expect(sessionStorage.getItem('ajeno')).toBe('1');
});

it('throws no error when the browser refuses the storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(() => saveDraft('uno', shape)).not.toThrow();
});
