/** @jest-environment @rifas/tooling/jest/dom-environment */
import {
  act,
  Component,
  createContext,
  createElement,
  forwardRef,
  memo,
  useContext,
  useState,
  type ComponentType,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { component, connect, hook, keep, settle, type Refresh } from './runtime';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const draw = (type: ComponentType) => act(() => root.render(createElement(type)));
const refresh = (): boolean => {
  let good = false;
  act(() => {
    good = settle();
  });
  return good;
};
const input = () => place.querySelector('input') as HTMLInputElement;
/** A page that counts its clicks and has an uncontrolled field. */
const counter = (label: string) => () => {
  const [count, setCount] = useState(0);
  return createElement('p', { onClick: () => setCount(count + 1) }, createElement('input'), `${label} ${count}`);
};
const click = () => act(() => place.querySelector('p')?.click());
const none = () => [];

test('a changed page keeps its state and the text of its field', () => {
  const Page = component('1#Page', counter('clicks'), 'a', none);
  draw(Page);
  click();
  input().value = 'typed';
  expect(component('1#Page', counter('taps'), 'a', none)).toBe(Page);
  expect(refresh()).toBe(true);
  expect([place.textContent, input().value]).toEqual(['taps 1', 'typed']);
});

test('a page with other hooks starts with a new state', () => {
  draw(component('2#Page', counter('clicks'), 'a', none));
  click();
  component('2#Page', counter('taps'), 'b', none);
  refresh();
  expect(place.textContent).toBe('taps 0');
});

test('a change in a hook of the repository, at any depth, starts a new state', () => {
  const version = (inner: string) => {
    const useDeep = () => useState(0);
    const useOwn = () => useDeep();
    hook(useDeep, inner, none);
    hook(useOwn, 'same', () => [useDeep]);
    return component('3#Page', counter('clicks'), 'a', () => [useOwn]);
  };
  draw(version('one'));
  click();
  version('one');
  refresh();
  expect(place.textContent).toBe('clicks 1');
  version('two');
  refresh();
  expect(place.textContent).toBe('clicks 0');
});

test('components of one file that draw each other keep their state when the file runs again', () => {
  const file = (label: string) => {
    const Child = component('4#Child', counter(label), 'a', none);
    return component('4#Page', () => createElement(Child), '', none);
  };
  draw(file('clicks'));
  click();
  file('taps');
  refresh();
  expect(place.textContent).toBe('taps 1');
});

test('components inside memo and forwardRef keep their state, and their ref works', () => {
  const refs: unknown[] = [];
  const version = (label: string) =>
    component(
      '5#Page',
      memo(
        forwardRef<HTMLElement>((_props, ref) => {
          const [count, setCount] = useState(0);
          return createElement('p', { ref, onClick: () => setCount(count + 1) }, `${label} ${count}`);
        }),
      ),
      'a',
      none,
    );
  const Page = version('clicks');
  act(() =>
    root.render(createElement(Page, { ref: (element: HTMLElement | null) => void refs.push(element?.tagName) })),
  );
  click();
  expect(version('taps')).toBe(Page);
  refresh();
  expect([place.textContent, refs]).toEqual(['taps 1', ['P']]);
});

test('a context stays the same after a change of its file, and is made anew when something that it uses has changed', () => {
  const version = (file: string) => keep('6#Theme', 'createContext', file, () => createContext(file));
  const first = version('one');
  expect(version('two')).toBe(first);
  expect(version('two')).not.toBe(first);
  draw(component('6#Page', () => createElement('p', null, useContext(first)), 'a', none));
  expect(place.textContent).toBe('one');
});

test('classes and values that are not components are left alone', () => {
  class Old extends Component {
    override render() {
      return null;
    }
  }
  expect(component('7#Old', Old, '', none)).toBe(Old);
  expect(component('7#Text', 'text', '', none)).toBe('text');
});

test('after a page has thrown, the next build asks for a reload of the page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = component('8#Page', () => createElement('p', null, 'fine'), '', none);
  draw(Page);
  component(
    '8#Page',
    () => {
      throw new Error('no price');
    },
    '',
    none,
  );
  expect(() => refresh()).toThrow('no price');
  component('8#Page', () => createElement('p', null, 'fine'), '', none);
  expect(refresh()).toBe(false);
  draw(Page);
});

describe('the refresh that a remote offers to the page', () => {
  const refreshOf = (name: string): Refresh =>
    (globalThis as unknown as Record<symbol, Map<string, Refresh>>)[Symbol.for('rifas.refresh')]?.get(name) as Refresh;

  test('goes from build to build up to the wanted one', async () => {
    let at = 0;
    connect('mf-a', { check: async () => [(at += 1)] }, () => String(at));
    await expect(refreshOf('mf-a')('3')).resolves.toBe(true);
    expect(at).toBe(3);
  });

  test.each([
    ['nothing fits', async () => null],
    ['nobody takes it', () => Promise.reject(new Error('Aborted because ./src/remote.ts is not accepted'))],
  ])('reports that the page needs a reload where %s', async (_what, check) => {
    connect('mf-b', { check }, () => '1');
    await expect(refreshOf('mf-b')('2')).resolves.toBe(false);
  });

  test('is not offered where the build cannot be replaced', () => {
    connect('mf-c', undefined, () => '1');
    expect(refreshOf('mf-c')).toBeUndefined();
  });
});
