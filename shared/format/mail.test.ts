import { mailLink } from './mail';

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana.pérez@mail.com', 'mailto:ana.p%C3%A9rez@mail.com'],
  ['ana@mail.com?cc=otro@mail.com', 'mailto:ana@mail.com%3Fcc%3Dotro%40mail.com'],
])('The address %s is linked as %s.', (address, link) => expect(mailLink(address)).toBe(link));
