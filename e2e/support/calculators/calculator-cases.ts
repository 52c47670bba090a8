import { BMI, BMR, CALORIE, TDEE, type Answers, type Calculator } from './calculators.ts';

/** Worked out by hand from document 3, section 9, with 2.54 cm an inch, 0.453592 kg a pound and 6.35029 kg a stone. */
export interface Case {
  answers: Answers;
  headline: string;
  figures?: Record<string, string>;
  energy?: Record<string, string>;
  /** Sentences of the result. */
  says?: readonly string[];
  not?: readonly string[];
}

const MINORS = 'These formulas were made from adults.';
const TOO_LOW = 'Under 1,200 kcal a day: not without a doctor’s advice.';

export const CASES: ReadonlyMap<Calculator, readonly Case[]> = new Map<Calculator, readonly Case[]>([
  [
    BMI,
    [
      {
        // 177.8 cm, 72.57472 kg; 50 + 0.91 * 25.4 = 73.114 kg, 5 kg less and more
        answers: { Age: '25', Feet: '5', Inches: '10', 'Weight (pounds)': '160' },
        headline: 'Your BMI is 22.96: Normal',
        figures: {
          'Healthy BMI range': '18.5 - 25',
          'Healthy weight by height': '150.2 - 172.2 lb',
          'BMI Prime': '0.92',
          'Ponderal index': '12.91 kg/m³',
        },
        says: ['Within the healthy band of 18.5 - 25.'],
        not: ['do not apply under 18'],
      },
      {
        // 45.5 + 0.91 * 12.6 = 56.966 kg
        answers: { Units: 'Metric', Age: '40', Sex: 'Female', 'Height (cm)': '165', 'Weight (kg)': '70' },
        headline: 'Your BMI is 25.71: Overweight',
        figures: {
          'Healthy BMI range': '18.5 - 25',
          'Healthy weight by height': '52.0 - 62.0 kg',
          'BMI Prime': '1.03',
          'Ponderal index': '15.58 kg/m³',
        },
        says: ['0.71 above the healthy band'],
      },
      {
        // 167.64 cm; 220 lb = 99.79024 kg
        answers: { Units: 'UK', Age: '60', Feet: '5', Inches: '6', Stones: '15', Pounds: '10' },
        headline: 'Your BMI is 35.51: Obese Class II',
        figures: {
          'Healthy BMI range': '18.5 - 25',
          'Healthy weight by height': '129.8 - 151.8 lb',
          'BMI Prime': '1.42',
          'Ponderal index': '21.18 kg/m³',
        },
      },
      {
        // Under 152.4 cm the estimate is the base, 45.5 kg.
        answers: { Units: 'Metric', Age: '17', Sex: 'Female', 'Height (cm)': '150', 'Weight (kg)': '40' },
        headline: 'Your BMI is 17.78. Adult bands do not apply under 18',
        figures: {
          'Healthy BMI range': '18.5 - 25',
          'Healthy weight by height': '40.5 - 50.5 kg',
          'BMI Prime': '0.71',
          'Ponderal index': '11.85 kg/m³',
        },
        says: ['The bands below are for adults.', 'which does not apply under 18'],
        not: ['0.72 below the healthy band'],
      },
    ],
  ],
  [
    CALORIE,
    [
      {
        // 650 + 1125 - 125 + 5 = 1655, times 1.465
        answers: { Age: '25', 'Height (cm)': '180', 'Weight (kg)': '65' },
        headline: 'You need about 2,425 kcal a day to keep your weight',
        energy: {
          'Keep weight': '2,425',
          'Mild weight loss': '2,175',
          'Weight loss': '1,925',
          'Extreme weight loss': '1,425',
        },
        says: ['Your basal metabolic rate is 1,655 kcal a day by Mifflin-St Jeor; times 1.465'],
        not: [TOO_LOW, MINORS],
      },
      {
        // 167.64 cm, 63.50288 kg: 587.211 + 519.349 - 129.9 + 447.593 = 1424.25, times 1.2
        answers: {
          Units: 'Standard',
          Age: '30',
          Sex: 'Female',
          Feet: '5',
          Inches: '6',
          'Weight (pounds)': '140',
          Activity: '1.2',
          Formula: 'Revised Harris-Benedict',
        },
        headline: 'You need about 1,709 kcal a day to keep your weight',
        energy: {
          'Keep weight': '1,709',
          'Mild weight loss': '1,459',
          'Weight loss': '1,209',
          'Extreme weight loss': '709',
        },
        says: [`709 kcal${TOO_LOW}`],
        not: [`1,209 kcal${TOO_LOW}`],
      },
      {
        // 14 stones = 88.90406 kg: 370 + 21.6 * 66.678045 = 1810.25, times 1.55
        answers: {
          Units: 'UK',
          Age: '40',
          Feet: '6',
          Stones: '14',
          Formula: 'Katch-McArdle',
          'Body fat (%)': '25',
          Activity: '1.55',
        },
        headline: 'You need about 2,806 kcal a day to keep your weight',
        energy: {
          'Keep weight': '2,806',
          'Mild weight loss': '2,556',
          'Weight loss': '2,306',
          'Extreme weight loss': '1,806',
        },
      },
    ],
  ],
  [
    BMR,
    [
      {
        // 66 + 1100 + 900 - 202.5
        answers: {
          Age: '30',
          'Height (cm)': '180',
          'Weight (kg)': '80',
          'Activity level': 'moderately-active',
        },
        headline: 'Your BMR is 1,863.50 kcal a day',
        energy: {
          Sedentary: '2,236.20',
          'Lightly active': '2,562.31',
          'Moderately active': '2,888.43',
          'Very active': '3,214.54',
          'Extra active': '3,540.65',
        },
        says: ['you need 2,888.43 kcal a day'],
      },
      {
        // 165.1 cm, 68.0388 kg: 655 + 650.451 + 305.435 - 210.6
        answers: {
          Units: 'Standard',
          Age: '45',
          Sex: 'Female',
          Feet: '5',
          Inches: '5',
          'Weight (pounds)': '150',
          'Activity level': 'extra-active',
        },
        headline: 'Your BMR is 1,400.29 kcal a day',
        energy: {
          Sedentary: '1,680.34',
          'Lightly active': '1,925.39',
          'Moderately active': '2,170.44',
          'Very active': '2,415.49',
          'Extra active': '2,660.54',
        },
        says: ['you need 2,660.54 kcal a day'],
      },
      {
        // 170.18 cm; 9 * 6.35029 + 9 * 0.453592 = 61.234938 kg: 655 + 585.406 + 314.833 - 131.04
        answers: {
          Units: 'UK',
          Age: '28',
          Sex: 'Female',
          Feet: '5',
          Inches: '7',
          Stones: '9',
          Pounds: '9',
          'Activity level': 'sedentary',
        },
        headline: 'Your BMR is 1,424.20 kcal a day',
        energy: {
          Sedentary: '1,709.04',
          'Lightly active': '1,958.27',
          'Moderately active': '2,207.51',
          'Very active': '2,456.74',
          'Extra active': '2,705.98',
        },
      },
    ],
  ],
  [
    TDEE,
    [
      {
        // 600 + 1062.5 - 80 + 5 = 1587.5, times 1.375
        answers: { Age: '16', 'Height (cm)': '170', 'Weight (kg)': '60', Activity: '1.375' },
        headline: 'You spend about 2,183 kcal a day',
        energy: {
          'Extreme weight loss': '1,183',
          'Weight loss': '1,683',
          'Mild weight loss': '1,933',
          'Keep weight': '2,183',
          'Mild weight gain': '2,433',
          'Weight gain': '2,683',
          'Fast weight gain': '3,183',
        },
        says: [MINORS, `1,183 kcal${TOO_LOW}`],
      },
      {
        // 81.64656 kg: 370 + 21.6 * 65.317248 = 1780.85, times 1.725
        answers: {
          Units: 'Standard',
          Age: '35',
          Feet: '5',
          Inches: '10',
          'Weight (pounds)': '180',
          Activity: '1.725',
          Formula: 'Katch-McArdle',
          'Body fat (%)': '20',
        },
        headline: 'You spend about 3,072 kcal a day',
        energy: {
          'Extreme weight loss': '2,072',
          'Weight loss': '2,572',
          'Mild weight loss': '2,822',
          'Keep weight': '3,072',
          'Mild weight gain': '3,322',
          'Weight gain': '3,572',
          'Fast weight gain': '4,072',
        },
        not: [MINORS, TOO_LOW],
      },
      {
        // 162.56 cm, 66.678044 kg: 666.78 + 1016 - 250 - 161 = 1271.78, times 1.9
        answers: {
          Units: 'UK',
          Age: '50',
          Sex: 'Female',
          Feet: '5',
          Inches: '4',
          Stones: '10',
          Pounds: '7',
          Activity: '1.9',
        },
        headline: 'You spend about 2,416 kcal a day',
        energy: {
          'Extreme weight loss': '1,416',
          'Weight loss': '1,916',
          'Mild weight loss': '2,166',
          'Keep weight': '2,416',
          'Mild weight gain': '2,666',
          'Weight gain': '2,916',
          'Fast weight gain': '3,416',
        },
      },
    ],
  ],
]);
