import type { CalculatorTexts } from '../parts/calculator-texts';

export const dueDateTexts: CalculatorTexts = {
  title: 'Due Date Calculator',
  description:
    'Estimate when your baby is due from the first day of your last period and the length of your cycle, and learn how sure such a date can be.',
  lead: 'Enter the first day of your last period and the usual length of your cycle to see when your baby may be due.',
  tips: [
    'Count a cycle from the first day of one period to the day before the next. Take the average of the last few.',
    'The first day is the first day of real flow. Spotting before it does not count.',
    'Book your first appointment as soon as you know, ideally before ten weeks, so that a dating scan can be planned.',
    'Take folic acid, 400 micrograms a day until 12 weeks, and ask whether you need more.',
    'Tell friends a month instead of a day. It spares you a full inbox in the last week.',
    'Pack your bag by about 36 weeks, and keep the number of your maternity unit in your phone.',
  ],
  faqs: [
    {
      question: 'How likely is my baby to come on the due date?',
      answer:
        'Not very: about 1 baby in 20 does. Roughly seven in ten arrive within ten days of it, before or after. First babies tend to be a little later, twins come earlier. Think of a window of four to five weeks, and have things ready by the start of it.',
    },
    {
      question: 'My periods are irregular. Can I still use this?',
      answer:
        'As a first guess, yes. Enter your average cycle and expect the date to move when you have a scan. If your cycles often run longer than 35 days or you cannot recall your last period, the calendar is of little help. Ask for an early ultrasound; it does not depend on dates at all.',
    },
    {
      question: 'Why does my cycle length matter?',
      answer:
        'The second half of a cycle is fairly steady, at about two weeks. It is the first half that stretches. In a cycle of 35 days the egg tends to leave around day 21, a week later than in one of 28, and so the baby is due a week later too.',
    },
    {
      question: 'My scan gave another date. Which one is right?',
      answer:
        'If it was done in the first trimester, go with the scan. Early on, babies grow at almost the same pace, so their length gives away their age. A small difference means your dates agree and nothing changes. In the second half of pregnancy, size says more about the build of your baby than about the calendar.',
    },
    {
      question: 'I know the day we conceived. Should I use it?',
      answer:
        'You can, in the pregnancy calculator, which accepts a conception date. Keep in mind that sperm live for up to five days, so the day of sex is often not the day of fertilization. If you tracked ovulation with tests or temperature, your date is likely to be good.',
    },
    {
      question: 'What is the due date after an embryo transfer?',
      answer:
        'Add 261 days to the date of transfer for a five-day embryo and 263 for a three-day one. It makes no difference whether the embryo was fresh or frozen, or whose egg it was, because what counts is its age on that day. Your clinic will give you the official date.',
    },
    {
      question: 'Is it a problem to go past the due date?',
      answer:
        'For the first days, no. Many healthy babies come in week 41. From 41 weeks the placenta may begin to tire, and the small risk to the baby grows, so you will be offered checks and a plan for starting labor. Go on watching movements, and call the same hour if they slow down.',
    },
  ],
};
