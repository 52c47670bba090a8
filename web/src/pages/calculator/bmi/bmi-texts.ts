import type { CalculatorTexts } from '../parts/calculator-texts';

export const bmiTexts: CalculatorTexts = {
  title: 'BMI Calculator',
  description:
    'Work out your body mass index in US, metric or UK units, see which band it falls in, and learn what BMI can and cannot say about your health.',
  lead: 'Enter your height and weight to see your body mass index, the band it falls in, and a healthy weight for your height. Then read what the figures leave out.',
  tips: [
    'Weigh yourself in the morning, after using the bathroom and before breakfast, in light clothes.',
    'Measure your height against a wall, without shoes, heels and head touching it. Many adults remember a height they no longer have.',
    'Look at the trend over months. Water alone can move the scale by a few pounds from one day to the next.',
    'Put a tape around your waist too. A BMI and a waist together say far more than either alone.',
    'If you decide to lose weight, losing 5 to 10 percent of it already helps blood pressure and blood sugar. You need not reach a perfect number.',
    'Strength, sleep, walking and not smoking improve health at every BMI.',
  ],
  faqs: [
    {
      question: 'What is a healthy BMI?',
      answer:
        'For most adults it is 18.5 - 25. Below lies thinness, which this calculator divides into mild, moderate and severe. Above come overweight, up to 30, and three classes of obesity. Within the healthy band no point is better than another, so there is no need to aim for its middle.',
    },
    {
      question: 'Why is my healthy weight not the same as the healthy BMI band?',
      answer:
        'They are two different rules. The band asks which weights go along with good health in large populations, and it is wide. The healthy weight comes from a formula of 1974 that knows only your height and sex, and its range is always 10 kg wide. Where they disagree, trust the band, and your doctor before both.',
    },
    {
      question: 'Is BMI different for men and women?',
      answer:
        'The BMI formula and its bands are the same for both. At the same BMI women usually carry more fat and men more muscle, and this is normal. Your sex changes one thing on this page, the healthy weight estimate, which starts 4.5 kg (about 10 lb) higher for men.',
    },
    {
      question: 'Can I use it for my child?',
      answer:
        'The figure itself is right at any age, but the bands are for adults. A healthy BMI falls in the preschool years and climbs again until the end of the teens, so a child is compared with others of the same age and sex. Use the growth charts of the CDC or your own country, and let a pediatrician read them with you. Please never put a child on a diet without one.',
    },
    {
      question: 'I lift weights. Does my BMI mean anything?',
      answer:
        'Less than it does for others. Muscle is dense, so a trained body can reach 27 or 28 with a flat stomach. Your waist is the better test: if it is under half your height, and your blood pressure and blood sugar are fine, a BMI a little above 25 is no cause for worry.',
    },
    {
      question: 'What happens exactly at the edge of a band?',
      answer:
        'The result is rounded to two decimals, and a figure on the edge belongs to the lower band: 25.00 is still normal here. Many tables begin the next band at that very number. Nothing in your body changes between 24.99 and 25.01, so read a result near an edge as belonging to both.',
    },
    {
      question: 'How can BMI be too low?',
      answer:
        'Some people are slim by nature and well. But a BMI under 18.5 can also come from too little food, an overactive thyroid, bowel disease, low mood or another illness. It can stop periods and thin the bones. See a doctor, above all if the weight went without your trying or you feel tired and cold.',
    },
  ],
};
