import { PAGE_FORM_LIMIT } from '@rifas/shared/site';
import { checkedCss, checkedMarkup } from './checked-markup';

const WHERE = 'The first paint of mf-uno for /uno';
const form = (inside: string, attributes = 'method="post"') => `<form ${attributes}>${inside}</form>`;
const checked = (html: string) => checkedMarkup(html, WHERE);

test('A form with fields, labels, a drawing and links into the site passes unchanged.', () => {
  const html = form(
    '<h1 tabindex="-1">UNO</h1><label for="a">Email</label><input id="a" name="email" type="text" autocomplete="username" value="">' +
      '<select name="card"><option value="" selected="">Elegí</option></select><textarea name="note"></textarea>' +
      '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path></svg><a href="/login?modo=x" data-discover="true">Otra</a>' +
      '<a href="mailto:a@b.uy">a@b.uy</a><button type="submit" class="a b">ENVIAR</button>',
  );
  expect(checked(html)).toBe(html);
});

test('Fields whose caret scripts cannot read become text fields with the same keyboard.', () => {
  expect(checked(form('<input name="a" type="email"><input name="b" type="number" inputmode="numeric">'))).toBe(
    form('<input name="a" type="text" inputmode="email"><input name="b" type="text" inputmode="numeric">'),
  );
});

test('Elements that are left open are closed, so that they cannot swallow the rest of the page.', () => {
  expect(checked('<div><form method="post"><p>uno')).toBe('<div><form method="post"><p>uno</p></form></div>');
  expect(checked(`</div></main>${form('')}`)).toBe(form(''));
});

test.each([
  ['<script>alert(1)</script>', 'the element <script>'],
  ['<svg><script>alert(1)</script></svg>', 'the element <script>'],
  ['<style>*{}</style>', 'the element <style>'],
  ['<iframe src="/x"></iframe>', 'the element <iframe>'],
  ['<img src="/x">', 'the element <img>'],
  ['<template><p></p></template>', 'the element <template>'],
  ['<math><mtext></mtext></math>', 'the element <math>'],
  ['<!-- nota -->', '#comment in the markup'],
  ['<input name="a" onfocus="x()">', 'the attribute onfocus of <input>'],
  ['<input name="a" autofocus>', 'the attribute autofocus of <input>'],
  ['<button formaction="https://e.uy">x</button>', 'the attribute formaction of <button>'],
  ['<p style="color:red">x</p>', 'the attribute style of <p>'],
  ['<a href="javascript:x()">x</a>', 'the address javascript:x()'],
  ['<a href="https://e.uy">x</a>', 'the address https://e.uy'],
  ['<a href="//e.uy">x</a>', 'the address //e.uy'],
  ['<a href="/\\e.uy">x</a>', 'the address /\\e.uy'],
  ['<svg><a xlink:href="javascript:x()"></a></svg>', 'the address javascript:x()'],
  ['<input type="file" name="a">', 'an <input> of the type file'],
  ['<input type="hidden" name="a" value="b">', 'an <input> of the type hidden'],
  ['<div id="root"></div>', "the shell's own id root"],
  ['<div data-form=""></div>', "the shell's own mark data-form"],
])('Markup that runs, loads or sends something, or uses a name of the shell, is refused: %s', (html, problem) => {
  expect(() => checked(form(html))).toThrow(`${WHERE} may not have`);
  expect(() => checked(form(html))).toThrow(problem);
});

test.each([
  [form('', ''), 'a form that is not sent by post'],
  [form('', 'method="get"'), 'a form that is sent by get'],
  [form('', 'method="post" action="https://e.uy"'), 'the attribute action of <form>'],
])('A form that a browser could send by itself is refused: %s', (html, problem) => {
  expect(() => checked(html)).toThrow(problem);
});

test.each([
  ['<p>uno</p>', 0],
  [`${form('')}${form('')}`, 2],
])('Markup without exactly one form is refused: %s', (html, count) => {
  expect(() => checked(html)).toThrow(`has ${count} forms; it has to have one.`);
});

test('Markup and style sheet have a maximum length.', () => {
  const long = 'a'.repeat(PAGE_FORM_LIMIT);
  expect(() => checked(form(long))).toThrow(`characters, and a page may have ${PAGE_FORM_LIMIT}.`);
  expect(() => checkedCss(`${long}b`, WHERE)).toThrow('its style sheet has');
});

test('A style sheet passes unchanged, and is refused when it ends its element or loads something.', () => {
  const css = '.a{color:var(--colour-text)}@media (hover: hover){.a:hover{color:red}}@keyframes b{50%{opacity:.5}}';
  expect(checkedCss(css, WHERE)).toBe(css);
  for (const bad of ['</style>', '@import "x"', '.a{background:url(/x)}', '.a{background:u\\72l(/x)}'])
    expect(() => checkedCss(bad, WHERE)).toThrow('in its style sheet');
});
