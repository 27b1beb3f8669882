import { clearDraft, clearDrafts, restoreDraft, saveDraft } from './draft-storage';

const shape = { nombre: '', cuotas: '', recargo: false };

it('gives back what fits the form of today', () => {
  saveDraft('pago:abc', { nombre: 'Ana', cuotas: 3, otro: 'x', recargo: true });
  expect(restoreDraft('pago:abc', shape)).toEqual({ nombre: 'Ana', recargo: true });
  expect(restoreDraft('pago:otro', shape)).toEqual({});
});

it.each(['no es JSON', 'null', '"texto"', '7'])('survives %s in the storage', (text) => {
  sessionStorage.setItem('rifas.borrador:pago:abc', text);
  expect(restoreDraft('pago:abc', shape)).toEqual({});
});

it('forgets one, or all of them and nothing else', () => {
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

it('does without a storage that is refused', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(() => saveDraft('uno', shape)).not.toThrow();
});
