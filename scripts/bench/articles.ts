import { createHash } from 'node:crypto';

/** A benchmark article. It is derived from its number and the total, so every machine gets the same articles. */
interface BenchArticle {
  documentId: string;
  slug: string;
  title: string;
  description: string;
  /** Milliseconds since 1970. */
  published: number;
}

const TEN_YEARS = { from: Date.UTC(2015, 9, 1), to: Date.UTC(2025, 9, 1) };
/** Each rare word is in this many titles, regardless of the number of articles. */
export const TITLES_PER_RARE_WORD = 5;

/** Words that occur in no other title and in no demonstration article. */
export const RARE_WORDS =
  'zoonosis quinsy xerophthalmia yaws bezoar chilblains dengue ergotism framboesia glanders hyperemesis icthyosis jejunitis kwashiorkor listeriosis myxoedema nystagmus onchocerciasis pellagra rachitis'.split(
    ' ',
  );

/** In the text of every demonstration article, and therefore in every article that reuses one. */
export const COMMON_WORDS = ['doctor', 'people', 'first', 'weeks', 'need'];

export const TITLE_WORDS = `
  ability ache activity acupuncture adult aerobic age airway alcohol allergen ankle antibiotic anxiety appetite arch arm
  arthritis asthma athlete attention baby back balance barefoot bathing bean bedtime belly berry bicycle biopsy birth
  bladder blister bloating blood bone bottle bowel brain bread breakfast breast breathing brisk broccoli bruise burn
  burnout caffeine calcium calm calorie cancer carbohydrate cardio caring cartilage cereal chair chamomile checkup cheese
  chest childhood chocolate cholesterol chronic circadian clinic coach coffee cold colic community companion concussion
  confidence constipation contact cooking coping core cough counselling couple cramp craving cycle dairy dance daylight
  dehydration dental depression dermatitis desk detox diabetes diary diet digestion dinner dizziness dose dressing drink
  driving dust ear eczema egg elbow elderly emotion endurance energy enzyme evening exercise eye eyelid eyesight family
  fasting fatigue fever fiber finger fitness flexibility flossing flu focus folate food foot forgetting forgiveness fracture
  fresh friendship fruit gardening garlic genetic ginger gland glucose gluten goal grain gratitude grief grip growth gum
  gut habit hair hand happiness headache healing hearing heart heat heel herbal hiccups hiking hip holiday home hope
  hormone hospital household humidity hunger hydration hygiene immunity infant infection inflammation injury insulin
  intestine iron itching jaw jogging joint journaling joy kidney kitchen knee laughter leaves leg leisure lentil ligament
  lifting light limit liver loneliness lotion lunch lung lunchtime magnesium massage meal measles medication meditation
  melatonin memory menopause menstruation mentor metabolism midlife migraine milk mindful mineral mobility mood morning
  mosquito mother motion motivation mouth movement muscle music mushroom nail nap nasal nausea neck nerve newborn night
  noise nose nurse nursing nutrient nuts oatmeal obesity office ointment omega onion optimism orange outdoor oxygen pace
  pain palate pancreas panic parent partner patch patience pelvis pepper pharmacy phobia pillow plank plant plaque play
  pollution portion posture potassium potato poultry practice pregnancy prenatal preschool prevention probiotic protein
  psoriasis puberty pulse purpose quality quiet quinoa rash reading recipe recovery reflux rehabilitation relaxation
  remedy repair resilience resistance rest retina rhythm rice rinse ritual routine running safety salad salt sauna scalp
  school screen season sedentary self senior sensitivity shampoo shoe shoulder shower sibling sinus skeleton skill skin
  sleep smile smoking snack snoring soap social sodium soup soy spice spinach spine sport sprain squat stamina standing
  stiffness stomach strain strength stress stretching stroke sugar supplement support surgery swallowing sweat swelling
  swimming symptom tablet taste tea teenager temperature tendon tension therapy thirst throat thumb thyroid toddler toe
  tofu tongue tooth toothpaste touch trauma travel treatment tremor trust turmeric ulcer vaccine vegetable vein vertigo
  virus vision vitamin voice waist walking warmth wart water weather weekend weight wellbeing wheeze wholegrain winter
  womb worry wound wrist wrinkle yoga yogurt youth zinc`
  .trim()
  .split(/\s+/);

/** Article number `number` of `count`, numbered from 1. */
export function benchArticle(number: number, count: number): BenchArticle {
  const random = randomFrom(number);
  const words = Array.from(
    { length: 4 + random(5) },
    () => TITLE_WORDS[random(TITLE_WORDS.length)] ?? 'health',
  );
  const rare = RARE_WORDS[Math.floor((number - 1) / TITLES_PER_RARE_WORD)];
  const title = sentence(rare === undefined ? words : [...words.slice(0, -1), rare]);
  const described = Array.from({ length: 20 }, () => TITLE_WORDS[random(TITLE_WORDS.length)] ?? 'health');
  // Articles are not inserted in date order, so neighbours in a list are far apart in the table.
  const turn = (number * 7919) % count;
  const { from, to } = TEN_YEARS;
  return {
    documentId: documentId(number),
    slug: `bench-${number}`,
    title,
    description: `${sentence(described)}.`,
    published: from + Math.floor((turn / count) * (to - from)),
  };
}

const sentence = (words: string[]): string => {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** 24 pseudo-random characters of [a-z0-9], the format of Strapi's document ids. */
function documentId(number: number): string {
  const digest = createHash('sha256').update(`bench ${number}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(-24);
}

/** A seeded random number generator (mulberry32): the same seed always gives the same numbers below the limit. */
function randomFrom(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
