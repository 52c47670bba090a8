import type { CalculatorTexts } from '../parts/calculator-texts';

export const pregnancyTexts: CalculatorTexts = {
  title: 'Pregnancy Calculator',
  description:
    'See which week and trimester of pregnancy you are in, from your last period, due date, conception or IVF transfer, and about how big your baby is.',
  lead: 'Find your week, your trimester and how far you have come, counted from your last period, due date, conception or IVF transfer.',
  tips: [
    'If you have had a dating scan, choose the due date as your basis. It beats every other.',
    'Say it in finished weeks when you talk to your clinic: "21 weeks and 4 days" leaves no room for mix-ups.',
    'Learn how your baby usually moves rather than counting to a set number. You are looking for a change.',
    'From 28 weeks, go to sleep on your side. If you wake on your back, simply turn over.',
    'Ask before you take any medicine, herbs and vitamins included.',
    'Keep moving. Walking and swimming are safe in most pregnancies, and help with sleep, back pain and mood.',
    'Write down your questions between appointments. None of them is too small.',
  ],
  faqs: [
    {
      question: 'Why am I four weeks pregnant when I conceived two weeks ago?',
      answer:
        'Because the count starts with your last period. Hardly anybody knows the day of conception, while the period can be noted by everyone, so doctors agreed on it long ago. The baby itself is about two weeks younger than the pregnancy. All tests and scans are timed by the same count.',
    },
    {
      question: 'Why does my app or my midwife give another week?',
      answer:
        'Often both are right. One counts weeks that are over, the other the week you are in, and so they differ by one. A scan may also have moved your date. Choose your clinic’s due date as the basis here and the remaining difference should vanish.',
    },
    {
      question: 'How many months pregnant am I?',
      answer:
        'Months fit badly, since forty weeks are a little over nine of them. As a rule of thumb, week 13 closes the third month, week 27 the sixth and week 40 the ninth. Everyone who cares for you will think in weeks, and it soon comes naturally.',
    },
    {
      question: 'My baby measures bigger or smaller than shown. Should I worry?',
      answer:
        'Not because of this page. Its sizes are rough averages, and even a careful scan can miss the weight by a tenth or more. What your midwife looks for is steady growth along your baby’s own curve. If something is unusual, you will be told and seen more often.',
    },
    {
      question: 'What should I enter after IVF?',
      answer:
        'The IVF basis adds 266 days to your date, as from fertilization. For a five-day embryo enter the day five days before your transfer, which is usually the day of egg collection. For a three-day embryo go back three days. With a due date from your clinic, choose that basis and you need no sums.',
    },
    {
      question: 'When will I feel the baby move?',
      answer:
        'Usually between 16 and 24 weeks, and with a first baby often after 20. It begins as bubbles or a flutter. A placenta at the front may soften it for a while. If you have felt nothing by 24 weeks, tell your midwife, who will listen to the heartbeat.',
    },
    {
      question: 'What happens in the calculator after 40 weeks?',
      answer:
        'The count stops at 280 days. That day is shown as week 41 with an unknown trimester, because the three trimesters end with week 40. It does not mean that anything is wrong. Your baby has not read the calendar, and your midwife will go on counting with you.',
    },
    {
      question: 'Does it work for twins?',
      answer:
        'The weeks are counted in just the same way. But twins usually come earlier, more than half of them before 37 weeks, and they are smaller than single babies in the last months. Use the week and trimester, and leave the size figures aside. Your team will plan extra scans.',
    },
  ],
};
