import { readYaml } from './yaml-source';

const read = (...lines: string[]) => readYaml(lines.join('\n'), 1).value;

test.each([
  ['folded', ['a: >-', '  描述第一行', '  描述第二行。', '  第三行']],
  ['folded with a final line feed', ['a: >', '  描述第一行', '  描述第二行。', '  第三行', 'b: 1']],
  ['plain', ['a: 描述第一行', '  描述第二行。', '  第三行']],
  ['in quotes', ['a: "描述第一行', '  描述第二行。', '  第三行"']],
  ['in single quotes', ["a: '描述第一行", '  描述第二行。', "  第三行'"]],
])('joins Chinese lines without spaces: %s', (_how, lines) => {
  expect(read(...lines)).toMatchObject({ a: expect.stringMatching(/^描述第一行描述第二行。第三行\n?$/) });
});

test.each([
  [['a: >-', '  one', '  two'], 'one two'],
  [['a: >-', '  睡眠', '  sleep', '  睡眠'], '睡眠 sleep 睡眠'],
  [['a: >-', '  수면', '  시간'], '수면 시간'],
  [['a: >-', '  睡眠', '', '  不足'], '睡眠\n不足'],
  [['a: |-', '  睡眠', '  不足'], '睡眠\n不足'],
  [['a: 睡眠 不足'], '睡眠 不足'],
  [['a: >-', '  睡眠 不足', '  睡眠', '  不足 睡眠 不足'], '睡眠 不足睡眠不足 睡眠 不足'],
])('reads %j', (lines, a) => {
  expect(read(...lines)).toEqual({ a });
});

test('works in lists and maps', () => {
  expect(
    read('faqs:', '  - question: >-', '      为什么', '      失眠', '    answer: "因为', '      压力"'),
  ).toEqual({
    faqs: [{ question: '为什么失眠', answer: '因为压力' }],
  });
});
