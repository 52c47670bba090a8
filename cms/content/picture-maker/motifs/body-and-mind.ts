import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';
import { relaxingFlower } from './quiet-things';

export const bodyAndMindMotifs = {
  restingFlower: motif(500, 500, (pen) =>
    at(ellipse(0, 0, 290, 290, pen.palette.white, 'opacity=".4"') + relaxingFlower(pen, 0), 0, -250),
  ),
  breathBox: motif(620, 620, (pen) => {
    const { white, accent, accentDeep, main, deep } = pen.palette;
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * 250, -310 + y * 250] as const));
    return (
      circle(0, -310, 190, white, 'opacity=".45"') +
      circle(0, -310, 148, pen.linear(shade(main, 0.1), main)) +
      circle(0, -310, 82, white, 'opacity=".22"') +
      line('M-250 -60V-560H250V-60Z', white, 18, 'opacity=".85"') +
      line('M-250 -60V-560H60', accent, 18) +
      corners.map(([x, y]) => circle(x, y, 16, deep)).join('') +
      circle(60, -560, 48, accent, 'opacity=".3"') +
      circle(60, -560, 30, pen.round(accentDeep))
    );
  }),
  gutThread: motif(640, 680, (pen) => {
    const { main, deep, dark, pink, coral, accent, cream } = pen.palette;
    const coil =
      'M-92 -196C-120 -250 -20 -262 0 -236C20 -262 118 -250 96 -200C84 -168 -60 -186 -74 -160C-88 -128 60 -146 78 -116C92 -82 -60 -98 -70 -70C-76 -44 20 -56 34 -30';
    const wire = 'M0 -498C-46 -440 44 -390 -6 -330C-36 -292 6 -270 0 -240';
    return (
      path(
        'M-96 -430C-150 -400 -250 -392 -288 -300C-306 -230 -296 -80 -284 20H284C296 -80 306 -230 288 -300C250 -392 150 -400 96 -430Z',
        pen.linear(main, deep),
      ) +
      path('M-62 -520H62L78 -410C40 -378 -40 -378 -78 -410Z', shade(main, -0.02)) +
      ellipse(0, -578, 126, 150, pen.linear(shade(main, 0.06), main)) +
      path(
        'M-84 -590C-104 -640 -66 -690 -24 -682C0 -704 50 -696 60 -668C96 -660 104 -606 84 -584C76 -548 24 -540 4 -556C-24 -536 -76 -550 -84 -590Z',
        pen.round(pink),
      ) +
      line(
        'M-2 -688C-14 -650 12 -610 2 -560M-58 -650C-34 -640 -34 -610 -60 -598M-40 -574C-24 -590 -22 -606 -30 -622M56 -650C34 -636 34 -612 62 -602M40 -572C28 -588 26 -600 32 -616',
        shade(coral, -0.03),
        7,
      ) +
      line(coil, shade(dark, 0.02), 50, 'opacity=".35"') +
      line(coil, coral, 40) +
      line(coil, shade(coral, 0.1), 8, 'opacity=".7"') +
      line(wire, cream, 9, 'stroke-dasharray="1 22"') +
      [
        [-22, -430],
        [16, -372],
        [-18, -314],
      ]
        .map(([x = 0, y = 0], index) => circle(x, y, 15 - index * 2, accent) + circle(x - 4, y - 4, 4, cream))
        .join('')
    );
  }),
  visitorWithBag: motif(120, 210, (pen) => {
    const { straw, coral, leaf, navy, hairs, skins } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'curls',
      top: coral,
      bottom: navy,
      hair: hairs[0],
      skin: skins[2],
    });
    return (
      groundShadow(40) +
      figure(poses.walk, looks) +
      path('M18 -92H52L48 -48H22Z', straw) +
      line('M24 -92C26 -112 44 -112 46 -92', shade(straw, -0.12), 4) +
      repeat(3, (index) => ellipse(26 + index * 9, -94, 7, 9, index === 1 ? coral : leaf))
    );
  }),
  iceberg: motif(900, 760, (pen) => {
    const { white, light2, main, blue } = pen.palette;
    const under =
      'M-330 -430C-420 -330 -380 -170 -250 -90C-170 -30 -60 30 10 20C110 10 240 -50 320 -150C400 -250 390 -350 330 -430Z';
    return (
      path(under, pen.linear(shade(light2, 0.06), shade(main, -0.02)), 'opacity=".88"') +
      path('M-330 -430L-120 -250L-250 -90C-380 -170 -420 -330 -330 -430Z', white, 'opacity=".24"') +
      path('M-120 -250L120 -430H330L160 -190Z', white, 'opacity=".2"') +
      path(
        'M160 -190L10 20C110 10 240 -50 320 -150C400 -250 390 -350 330 -430Z',
        shade(main, -0.08),
        'opacity=".3"',
      ) +
      path(
        'M-190 -430L-120 -600L-50 -560L20 -730L96 -610L150 -640L230 -430Z',
        pen.linear(white, shade(light2, 0.08)),
      ) +
      path('M20 -730L96 -610L60 -430H-20L40 -560Z', shade(light2, 0.02), 'opacity=".75"') +
      path('M150 -640L230 -430H130L168 -530Z', light2, 'opacity=".75"') +
      path('M-120 -600L-50 -560L-80 -430H-130L-96 -520Z', shade(light2, 0.04), 'opacity=".7"') +
      line('M-420 -430H-236M270 -430H440M-520 -402H-380M380 -398H520', white, 8, 'opacity=".8"') +
      line('M-190 -426H230', shade(blue, 0.16), 10, 'opacity=".6"')
    );
  }),
};
