import { splitProjects } from './projects';

test.each<[string[], string[], string[]]>([
  [[], [], []],
  [['-g', 'link'], [], ['-g', 'link']],
  [['--project', 'dtyt', '--project', 'ccee'], ['dtyt', 'ccee'], []],
  [['recovery/', '--project=dtyt', '-g', 'x'], ['dtyt'], ['recovery/', '-g', 'x']],
  [
    ['--project', 'dtyt', 'ccee', '-g', 'x'],
    ['dtyt', 'ccee'],
    ['-g', 'x'],
  ],
  [['--project', 'dtyt', 'recovery/'], ['dtyt'], ['recovery/']],
  [['--project', 'dtyt', '--project=dtyt'], ['dtyt'], []],
])('the arguments %j are split into the projects and the rest', (args, projects, rest) => {
  expect(splitProjects(args)).toEqual({ projects, rest });
});
