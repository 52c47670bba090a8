import type { CalculatorTexts } from '../parts/calculator-texts';

export const bmrTexts: CalculatorTexts = {
  title: 'BMR Calculator',
  description:
    'Estimate your basal metabolic rate, the energy your body uses at complete rest, and your daily need at five levels of activity.',
  lead: 'See roughly how much energy your body spends at complete rest, and how much a day takes at five levels of activity.',
  tips: [
    'Use your weight of today. A wish entered into the form gives the metabolism of somebody else.',
    'Judge activity by your whole week, desk hours included, and not by your best day.',
    'Treat the result as the middle of a range. A tenth more or less is quite usual.',
    'Train your muscles twice a week. The gain at rest is small, but it keeps you strong and steady as you age.',
    'Do not skip sleep. Short nights make you hungrier, whatever your metabolism does.',
    'Be wary of pills and teas that promise a faster metabolism. Few do anything, and some are dangerous.',
  ],
  faqs: [
    {
      question: 'What is the difference between BMR and RMR?',
      answer:
        'BMR is measured under strict conditions: after a night of rest, fasting, awake and still. Resting metabolic rate, RMR, is measured more loosely, at any quiet moment of the day, and comes out slightly higher. The formulas on this site were built from measurements at rest, and in daily talk the two words are used for the same thing.',
    },
    {
      question: 'What is a normal BMR?',
      answer:
        'It depends on size above all. Many women fall between 1,200 and 1,600 kcal a day and many men between 1,500 and 2,000. A figure outside is no illness in itself. A small woman of 70 may well have 1,050, and a tall young man more than 2,200.',
    },
    {
      question: 'Do I have a slow metabolism?',
      answer:
        'Probably not. For their size, most people lie within a tenth or so of the prediction. Heavier people usually have a higher BMR than lighter ones. A truly slow one has causes that a doctor can find, such as an underactive thyroid. A simple blood test settles the question.',
    },
    {
      question: 'Can I raise my BMR?',
      answer:
        'A little. More muscle helps by about 13 kcal a day for each kilogram. Coffee, cold rooms and chili peppers have small effects that fade. What you can really change is how much you move, and that counts for far more than the rate at rest.',
    },
    {
      question: 'Is it dangerous to eat less than my BMR?',
      answer:
        'BMR is not a line of safety. People with a large body often lose weight below it without harm, under care, while a small person may be short of nutrients above it. What matters is enough protein, vitamins and minerals, and how long it goes on. Below 1,200 kcal a day, ask for professional help.',
    },
    {
      question: 'Does dieting damage the metabolism?',
      answer:
        'It slows somewhat, and not only because there is less of you. The extra dip is usually modest. It is larger after fast, severe loss, and in some studies it lasted for years. It is no damage in the sense of an injury: eating enough and keeping muscle bring most of it back.',
    },
    {
      question: 'Does menopause lower the BMR?',
      answer:
        'Less than most people think. In the largest study so far no sudden fall appeared at that age in women, once muscle and fat were allowed for. What changes is where fat settles, along with sleep, muscle and activity. Strength training and walking answer all four.',
    },
  ],
};
