import type { CalculatorTexts } from '../parts/calculator-texts';

export const calorieTexts: CalculatorTexts = {
  title: 'Calorie Calculator',
  description:
    'Estimate how many calories keep your weight steady or help you lose it gently, with three published formulas and plain words about their limits.',
  lead: 'Find out roughly how many calories a day hold your weight, and how many would lower it slowly. Compare three published formulas, and see when a target is too low to be wise.',
  tips: [
    'Start with the mild target. A plan you can keep through birthdays and bad weeks beats a strict one that ends in a month.',
    'Be modest about activity. If you hesitate between two levels, take the lower one and adjust later.',
    'Keep protein and vegetables up when you eat less. They fill you, and protein protects muscle.',
    'Look at drinks first. Sugary coffee, juice, soda and alcohol carry energy that hardly fills anybody.',
    'Use the result again after every 5 kg (10 lb) or so. A lighter body needs less.',
    'Allow for error. Labels, portions and wearables are all estimates, and nobody counts perfectly.',
  ],
  faqs: [
    {
      question: 'Which formula should I choose?',
      answer:
        'Stay with Mifflin-St Jeor unless you have a reason not to. Katch-McArdle may suit you better if you are very muscular and have a good body fat measurement, for example from a DXA scan. The revised Harris-Benedict formula usually gives a little more. Pick one and keep it, so that your figures stay comparable.',
    },
    {
      question: 'How fast is it safe to lose weight?',
      answer:
        'Doctors commonly advise half a kilogram to a kilogram a week (one to two pounds) at most, and slower is fine. Faster loss takes more muscle with it and can bring on gallstones. The extreme target is meant for larger people with guidance, not as a shortcut.',
    },
    {
      question: 'Why am I not losing weight on my target?',
      answer:
        'Give it three or four weeks first, because water hides slow change. Then look at the small things: oil in the pan, tastes while cooking, weekends. Studies find that most people write down less than they eat, often by a fifth or more, without noticing. If your record is careful, the formula may simply not fit you. Take off another 100 kcal, or walk a little more.',
    },
    {
      question: 'Do I have to count calories to lose weight?',
      answer:
        'No. Counting helps some people learn what is in their food, and it makes others anxious. Smaller plates, regular meals, more vegetables and beans, fewer sweet drinks and a daily walk lower intake without a number. If counting begins to rule your mood, stop, and talk to somebody you trust.',
    },
    {
      question: 'Are all calories the same?',
      answer:
        'As energy, yes. To your body, not quite. Digesting protein uses a fifth or more of its energy, fat very little. Fiber slows eating and fills you up. In a US study of 2019 people who could eat freely ate about 500 kcal a day more when the food was ultra-processed than when it was plainly cooked. What you eat makes it easier or harder to stop.',
    },
    {
      question: 'What if I want to gain weight?',
      answer:
        'Take the maintenance figure as your base and add 250 to 500 kcal a day, with nuts, oily fish, whole milk, oil and an extra snack. The TDEE calculator shows these targets directly. If you are losing weight without knowing why, see a doctor before you try to eat against it.',
    },
    {
      question: 'Should I eat back what I burn in exercise?',
      answer:
        'Usually not, since the activity level already includes your usual exercise. Watches and gym machines often show too much. On a day well out of the ordinary, such as a long hike, eat more when you are hungry. If you train hard most days, move up one activity level instead of adding workouts one by one.',
    },
  ],
};
