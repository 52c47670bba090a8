import type { CalculatorTexts } from '../parts/calculator-texts';

export const tdeeTexts: CalculatorTexts = {
  title: 'TDEE Calculator',
  description:
    'Estimate the energy you use in a whole day, with three targets for losing and three for gaining weight, and learn how to test the result yourself.',
  lead: 'Add up what your body uses in a whole day, at rest and on the move, and see targets for losing, keeping or gaining weight.',
  tips: [
    'Choose your activity by an ordinary week, with its commute, desk and sofa.',
    'Give every change two weeks before you judge it. A single weighing proves nothing.',
    'Move in small ways: take calls on your feet, get off a stop early, carry your shopping. It adds up to more than most workouts.',
    'To gain muscle, eat protein at each meal and lift something heavy two or three times a week.',
    'Calculate it again when your job, your training or your weight has changed.',
    'Read the number on your watch with doubt. In a test of seven models in 2017 even the best missed the energy used by 27 percent.',
  ],
  faqs: [
    {
      question: 'How is TDEE different from BMR?',
      answer:
        'BMR is only the part you would use lying still all day. TDEE counts the rest of your life as well: meals, steps, work and sport. It is usually between one and a third and two times the BMR. Eat by the TDEE, and treat the BMR as one of its ingredients.',
    },
    {
      question: 'Which activity level is right for me?',
      answer:
        'Picture a usual Tuesday rather than your last vacation. Mostly sitting, with some walking, is 1.375 or the preset 1.465, even with two or three workouts a week. On your feet all day, or training nearly every day, is 1.55. Leave the top two for building sites, farms and athletes.',
    },
    {
      question: 'Why does it differ from the BMR calculator’s daily need?',
      answer:
        'The BMR page uses the Harris-Benedict formula of 1919, which runs a little high today, and it offers five activity levels. This page works with Mifflin-St Jeor or Katch-McArdle and offers seven. A gap of 100 kcal or so between the pages is normal and lies within the error of both.',
    },
    {
      question: 'How accurate is the result?',
      answer:
        'Expect to be within about 10 percent at rest, and somewhat less certain once activity is added. For a need of 2,200 kcal that means roughly 200 to 300 either way. Two or three weeks of eating evenly and weighing in the mornings will tell you more about yourself than any formula.',
    },
    {
      question: 'Should I eat the same amount every day?',
      answer:
        'You need not. The body keeps its accounts over weeks. Some people like an even routine; others eat a bit more on training days and less on quiet ones. Avoid long swings between fasting and feasting, because for some of us they end in binge eating.',
    },
    {
      question: 'Why did my TDEE fall after I lost weight?',
      answer:
        'A smaller body costs less to run and to carry, so each kilogram lost takes some 15 to 25 kcal off the daily need. You may also move a little less without noticing. This is why a plan that worked in spring stands still in fall. Enter your new weight and go on from there.',
    },
    {
      question: 'Can I lose fat and gain muscle at the same time?',
      answer:
        'Often, yes, if you are new to strength training, come back after a break or have fat to spare. Stay near maintenance or just under it, lift regularly, eat protein and sleep enough. The scale may hardly move while your waist shrinks, so measure both.',
    },
  ],
};
