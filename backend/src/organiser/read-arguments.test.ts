import { readArguments } from './read-arguments';

test.each([['--vendedores'], ['--sellers'], ['vendedores.csv']])(
  '%s alone is answered by how the command is used',
  (argument) => {
    const said: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    const read = () => readArguments({ args: [argument], options: { sellers: { type: 'string' } } }, 'Uso: load');
    expect(read).toThrow('ended with 2');
    expect(said.join('')).toMatch(/\n\nUso: load\n$/);
  },
);
