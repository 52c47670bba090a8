import type { HubTopic } from '../src/domain/categories/hub-topics';
import { slugify } from '../src/platform/shared/slug.gen';
import { HUB_HEADINGS, type HubHeadings } from './hub-headings';

/** A parent of the catalogue: one of the 31 topics, each with a hub page and 20 sub-topics (C20). */
export interface Topic {
  name: string;
  /** The last part of the address of its hub page. */
  slug: string;
  /** The topic's value in the API (document 2, section 7): `Mens-health`. */
  key: HubTopic;
  /** Names of its sub-topics; their addresses are `slugOf(name)`. */
  subTopics: readonly string[];
  /** What stands over the sections of its hub page. */
  hub: HubHeadings;
}

/** No name holds a comma (C20), so a comma parts them, and the whole catalogue stays readable on a few screens. */
function topic(name: string, key: HubTopic, subTopics: string): Topic {
  return {
    name,
    slug: slugify(name),
    key,
    subTopics: subTopics.split(',').map((subTopic) => subTopic.trim()),
    hub: HUB_HEADINGS[key],
  };
}

/** In the order of document 3. Names that documents 1 and 2 give as headings or link targets are kept word for word. */
export const CATALOGUE: readonly Topic[] = [
  topic(
    'Addiction Recovery',
    'Addiction-recovery',
    `Foundations of Recovery, Mental Health & Trauma Recovery, Deep Dive into Recovery, Family & Relationship Support,
    Life After Rehab, Nutrition & Physical Wellness in Recovery, Alcoholism, Recovery Phase, Opioid Use Disorder,
    Nicotine Dependence, Gambling Addiction, Withdrawal & Detox, Relapse Prevention, Harm Reduction,
    Mutual Support Groups, Medication-Assisted Treatment, Stimulant Misuse, Cannabis Dependence, Prescription Drug Misuse,
    Dual Diagnosis`,
  ),
  topic(
    'Aging',
    'Aging',
    `Aging Well, Caregiving & Support for Seniors, Age-Related Health Matters, Cognitive Health & Brain Fitness,
    Sleep & Aging Health, Healthy Aging & Lifestyle Choices, Dementia Care, Alzheimer's Disease, Fall Prevention,
    Osteoporosis, Hearing Loss, Frailty & Muscle Strength, Medication Safety for Seniors, Retirement & Identity,
    Aging in Place, Bladder Health in Later Life, Grandparenting, Advance Care Planning, Mobility Aids,
    Oral Health in Later Life`,
  ),
  topic(
    'Allergies',
    'Allergies',
    `Types of Allergies, Allergy Prevention & Management, When Reactions Get Serious, Chronic Allergic Conditions,
    Children & Allergies, Medication & Treatment Options, Hay Fever & Pollen, Food Allergies, Dust Mite Allergy, Pet Allergies,
    Insect Sting Allergy, Anaphylaxis, Drug Allergies, Mold Allergy, Allergy Testing, Allergen Immunotherapy,
    Latex Allergy, Allergic Conjunctivitis, Nut Allergy, Living with Allergies at Work`,
  ),
  topic(
    'Body Image',
    'Body-image',
    `Body Acceptance, Body Neutrality, Body Dysmorphic Disorder, Body Image in Teens, Body Image After Pregnancy,
    Body Image & Aging, Muscle Dysmorphia, Social Media & Appearance, Weight Stigma, Scars & Visible Differences, Hair Loss & Confidence,
    Body Image After Illness, Clothing & Comfort, Talking to Children About Bodies, Appearance-Based Bullying,
    Cosmetic Surgery Decisions, Body Image for Men, Self-Talk & Mirrors, Athletes & Appearance Pressure,
    Building Self-Esteem`,
  ),
  topic(
    'Cancer',
    'Cancer',
    `Breast Cancer, Lung Cancer, Prostate Cancer, Bowel Cancer, Skin Cancer, Cervical Cancer, Ovarian Cancer,
    Leukemia, Lymphoma, Pancreatic Cancer, Bladder Cancer, Thyroid Cancer, Childhood Cancer, Chemotherapy,
    Radiation Therapy, Cancer Immunotherapy, Cancer Screening, Cancer Survivorship, Cancer Pain & Palliative Care,
    Genetic Risk & Cancer`,
  ),
  topic(
    'Child Development',
    'Child-development',
    `Infant Development, Toddler Development, Preschool Years, School-Age Development, Adolescent Development,
    Language & Speech Development, Motor Skills, Social & Emotional Growth, Play & Learning, Early Literacy, Autism Spectrum,
    Learning Differences, Developmental Delays, Childhood Vaccination, Growth & Puberty, Screen Time for Children,
    Attachment & Bonding, Potty Training, Childhood Nutrition, Developmental Screening`,
  ),
  topic(
    'Chronic Illness',
    'Chronic-illness',
    `Arthritis, Type 1 Diabetes, Type 2 Diabetes, Multiple Sclerosis, Lupus, Fibromyalgia, Chronic Fatigue Syndrome,
    Chronic Kidney Disease, Thyroid Disorders, Parkinson's Disease, Epilepsy, Migraine, Chronic Pain,
    Long COVID, Psoriatic Arthritis, Autoimmune Conditions, Pacing & Energy Management, Flare-Up Planning, Living with HIV,
    Managing Several Conditions`,
  ),
  topic(
    'Communication Skills',
    'Communication-skills',
    `Active Listening, Assertiveness, Nonverbal Communication, Difficult Conversations, Conflict Resolution,
    Talking with Your Doctor, Communication at Work, Public Speaking, Family Communication, Communicating with Teens,
    Giving & Receiving Feedback, Empathy in Conversation, Setting Boundaries, Apology & Repair, Text & Online Communication,
    Cross-Cultural Communication, Small Talk & Social Ease, Stuttering & Speech Confidence,
    Talking About Mental Illness, Communication After Stroke`,
  ),
  topic(
    'Digestion',
    'Digestion',
    `Irritable Bowel Syndrome, Acid Reflux & Heartburn, Constipation, Diarrhea, Bloating & Gas, Celiac Disease,
    Crohn's Disease, Ulcerative Colitis, Lactose Intolerance, Gut Microbiome, Probiotics & Prebiotics, Fiber & Bowel Habits,
    Stomach Ulcers, Gallstones, Hemorrhoids, Diverticular Disease, Fatty Liver Disease, Indigestion,
    Food Poisoning, Colonoscopy & Gut Tests`,
  ),
  topic(
    'Disability Health',
    'Disability-health',
    `Accessible Exercise, Assistive Technology, Mobility & Wheelchair Use, Deaf Health & Sign Language, Blindness & Low Vision Living,
    Intellectual Disability, Cerebral Palsy, Spinal Cord Injury, Limb Loss & Prosthetics, Invisible Disabilities,
    Disability Rights & Benefits, Accessible Home Design, Disability & Employment, Parenting with a Disability,
    Caring for a Disabled Child, Pressure Injury Prevention, Adaptive Sports, Disability & Intimacy,
    Traveling with a Disability, Rehabilitation Services`,
  ),
  topic(
    'Disease Prevention',
    'Disease-prevention',
    `Adult Vaccination, Hand Hygiene, Health Screenings by Age, Infection Control at Home, Travel Health,
    Food Safety, Preventing Type 2 Diabetes, Preventing Stroke, Preventing Cancer, Tick & Mosquito Protection, Antibiotic Resistance,
    Outbreaks & Pandemics, Clean Water & Sanitation, Family Health History, Workplace Safety, Injury Prevention,
    Sun Protection, Preventing Dementia, Hepatitis Prevention, Public Health Basics`,
  ),
  topic(
    'Eating Disorders',
    'Eating-disorders',
    `Anorexia Nervosa, Bulimia Nervosa, Binge Eating Disorder, Avoidant Restrictive Food Intake Disorder, Orthorexia,
    Night Eating Syndrome, Eating Disorders in Men, Eating Disorders in Teens, Eating Disorders in Athletes,
    Early Warning Signs, Eating Disorder Treatment, Family-Based Treatment, Meal Support, Relapse in Eating Disorders,
    Medical Risks of Eating Disorders, Diabetes & Eating Disorders, Pica & Rumination, Helping a Friend Who Struggles,
    Recovery Stories & Hope, Diet Culture`,
  ),
  topic(
    'Emotional Health',
    'Emotional-health',
    `Emotional Regulation, Anger Management, Grief & Loss, Guilt & Shame, Emotional Intelligence, Self-Compassion,
    Coping with Change, Jealousy & Envy, Hope & Optimism, Crying & Emotional Release, Emotional Eating, Emotional Exhaustion,
    Fear & Worry, Forgiveness, Joy & Gratitude, Naming Your Feelings, Perfectionism, Rejection & Hurt, Emotional Support Skills,
    Childhood Wounds`,
  ),
  topic(
    'Eye Health',
    'Eye-health',
    `Vision Loss, Cataracts, Glaucoma, Macular Degeneration, Diabetic Retinopathy, Dry Eyes, Myopia, Farsightedness & Presbyopia,
    Astigmatism, Conjunctivitis, Styes & Eyelid Problems, Floaters & Flashes, Retinal Detachment, Digital Eye Strain,
    Contact Lens Care, Eyeglasses & Prescriptions, Eye Exams, Children's Vision, Eye Injuries & First Aid,
    Color Blindness`,
  ),
  topic(
    'Fitness',
    'Fitness',
    `Walking for Health, Running for Beginners, Strength Training, Cardio Workouts, Flexibility & Stretching,
    Balance Training, Yoga Practice, Pilates, Swimming & Water Exercise, Cycling, High-Intensity Interval Training, Home Workouts,
    Exercise for Older Adults, Exercise During Pregnancy, Sports Injuries, Warm-Up & Recovery, Fitness Motivation,
    Exercise with Chronic Conditions, Youth Sports, Sports Nutrition`,
  ),
  topic(
    'Healthy Habits',
    'Healthy-habits',
    `Habit Building, Breaking Bad Habits, Morning Routines, Evening Wind-Down, Hydration, Quitting Smoking, Drinking Less Alcohol,
    Regular Meals, Sitting Less, Oral Hygiene, Posture & Ergonomics, Time Outdoors, Goal Setting, Tracking Your Health,
    Annual Checkups, Healthy Habits at Work, Healthy Habits for Families, Caffeine in Moderation,
    Medication Adherence, Weekly Planning`,
  ),
  topic(
    'Heart Health',
    'Heart-health',
    `High Blood Pressure, High Cholesterol, Coronary Artery Disease, Heart Attack, Heart Failure, Atrial Fibrillation,
    Heart Valve Disease, Stroke Warning Signs, Angina & Chest Pain, Heart-Healthy Eating, Exercise & the Heart, Cardiac Rehabilitation,
    Congenital Heart Disease, Peripheral Artery Disease, Blood Clots, Heart Tests & Imaging, Heart Medicines,
    Women & Heart Disease, Stress & the Heart, Cardiomyopathy`,
  ),
  topic(
    'LGBTQ+ Health',
    'LGBTQ-health',
    `Coming Out & Mental Health, Gender-Affirming Care, Transgender Health, Nonbinary Health, Lesbian Health, Gay Men's Health,
    Bisexual Health, Intersex Health, LGBTQ+ Youth, LGBTQ+ Aging, LGBTQ+ Family Building, Minority Stress,
    HIV Prevention & PrEP, Finding Affirming Doctors, LGBTQ+ Relationships, Queer Body Image, Substance Use in LGBTQ+ Communities,
    Asexuality & Aromanticism, Chosen Family & Belonging, Screening for Trans People`,
  ),
  topic(
    "Men's Health",
    'Mens-health',
    `Preventive Screenings & Checkups, Healthy Aging for Men, Stress Management & Burnout, Sexual Performance & Confidence,
    Erectile Dysfunction, Prostate Health, Testosterone & Hormones, Testicular Health, Male Pattern Baldness,
    Men's Mental Health, Fatherhood & Wellbeing, Men's Heart Health, Male Urinary Problems, Men's Nutrition,
    Men's Fitness & Strength, Vasectomy, Hernia, Peyronie's Disease, Men & Alcohol, Grooming & Men's Skin`,
  ),
  topic(
    'Mental Health',
    'Mental-health',
    `Mental Fitness & Daily Resilience, Social Connection & Loneliness, Digital Mental Health & Tech Boundaries,
    Purpose & Personal Meaning, ADHD, Anxiety Disorders, Depression, Bipolar Disorder, Panic Attacks,
    Obsessive-Compulsive Disorder, Post-Traumatic Stress Disorder, Schizophrenia, Social Anxiety, Seasonal Affective Disorder,
    Personality Disorders, Therapy & Counseling, Mental Health Medications, Suicide Prevention, Teen Mental Health,
    Workplace Mental Health`,
  ),
  topic(
    'Nutrition',
    'Nutrition',
    `Immune-Boosting Nutrition, Blood Sugar & Energy Management, Mindful & Intuitive Eating, Nutrition Across Life Stages,
    Protein & Amino Acids, Carbohydrates & Whole Grains, Healthy Fats, Vitamins & Minerals, Fruits & Vegetables, Plant-Based Eating,
    Mediterranean Diet, Reading Food Labels, Healthy Cooking, Meal Planning on a Budget, Salt & Sodium, Added Sugar,
    Dietary Supplements, Weight Management, Iron Deficiency, Ultra-Processed Foods`,
  ),
  topic(
    'Parenting',
    'Parenting',
    `Nutrition & Mealtime Habits, Digital Safety & Online Behavior, Parental Self-Care & Mental Health,
    Developmental Milestones & Growth, Sleep Training, Newborn Care, Breastfeeding & Bottle Feeding, Toddler Tantrums,
    Positive Discipline, Sibling Relationships, Single Parenting, Co-Parenting After Separation, Adoption & Foster Care,
    Raising Teenagers, School & Homework, Bullying, Childhood Illnesses, Home Safety for Children, Stepfamilies,
    Working Parents`,
  ),
  topic(
    'Relationships',
    'Relationships',
    `Rebuilding After Betrayal, Financial Wellness & Relationship Stability, Digital Relationships & Online Dating,
    Sexual Wellness & Intimacy Growth, Dating & New Love, Long-Term Partnerships, Marriage & Commitment, Couples Therapy,
    Breakups & Divorce, Friendship, In-Laws & Extended Family, Long-Distance Relationships, Attachment Styles,
    Toxic Relationships, Domestic Abuse Support, Codependency, Trust & Honesty, Living with Roommates,
    Loneliness in Relationships, Caring for a Partner`,
  ),
  topic(
    'Reproductive Health',
    'Reproductive-health',
    `Sexually Transmitted Infections (STIs), Pregnancy Complications, Natural Family Planning Methods, Screenings & Diagnostics,
    Infertility, Birth Control Options, Emergency Contraception, Ovulation & Fertile Days, Fertility Treatment & IVF,
    Male Fertility, Miscarriage & Pregnancy Loss, Abortion Care, Polycystic Ovary Syndrome, Endometriosis,
    Uterine Fibroids, Preconception Health, Labor & Birth, Postpartum Recovery, Egg & Sperm Freezing, Early Menopause`,
  ),
  topic(
    'Respiratory Health',
    'Respiratory-health',
    `Respiratory Virus Infections, Pulmonary Rehabilitation, Occupational Lung Diseases, Smoking and Lung Health,
    Asthma, Chronic Obstructive Pulmonary Disease, Pneumonia, Bronchitis, Sinusitis, Cystic Fibrosis, Pulmonary Fibrosis,
    Tuberculosis, Coughs & Colds, Influenza, Breathing Exercises, Inhalers & Spacers, Air Quality & Pollution, Vaping & the Lungs,
    Lung Function Tests, Oxygen Therapy`,
  ),
  topic(
    'Self Care',
    'Self-care',
    `Aromatherapy & Essential Oils, Personal Reflection Techniques, Restorative Sleep Habits, Sensory Self-Care,
    Self-Care on a Busy Day, Rest & Recharging, Saying No, Creative Hobbies, Baths & Water Rituals, Self-Massage, Nature Breaks,
    Reading for Calm, Music & Mood, Self-Care for Caregivers, Self-Care After Loss, Financial Self-Care,
    Decluttering Your Space, Social Self-Care, Digital Detox, Gentle Movement`,
  ),
  topic(
    'Sexual Health',
    'Sexual-health',
    `Hormonal Influences, Relationship Intimacy, Sexual Health Screenings, Impact of Stress on Sexuality, Safer Sex, Consent,
    Low Libido, Painful Sex, Premature Ejaculation, Orgasm Difficulties, Sex After Childbirth, Sex in Later Life,
    Sex & Chronic Illness, HPV & Vaccination, Chlamydia & Gonorrhea, Genital Herpes, Syphilis, Sex Education,
    Pornography & Wellbeing, Sex Therapy`,
  ),
  topic(
    'Skin Care',
    'Skin-care',
    `Preventive Skincare, Natural Skincare Remedies, Skin Allergies & Reactions, Professional Treatments,
    Acne, Eczema, Psoriasis, Rosacea, Sunscreen & UV Protection, Moisturizing & Dry Skin, Oily Skin, Sensitive Skin,
    Hyperpigmentation, Moles & Skin Checks, Fungal Skin Infections, Warts & Verrucas, Hives, Scar Care,
    Anti-Aging Skincare, Baby Skin Care`,
  ),
  topic(
    'Sleep',
    'Sleep',
    `Effects of Sleep Deprivation, Pediatric Sleep Issues, Technology's Impact on Sleep, Sleep Optimization Techniques,
    Insomnia, Sleep Apnea, Restless Legs Syndrome, Narcolepsy, Snoring, Nightmares & Night Terrors, Sleepwalking, Shift Work & Sleep,
    Jet Lag, Circadian Rhythms, Napping, Sleep Hygiene, Bedroom Environment, Sleep in Pregnancy, Sleep Medicines, Dreams`,
  ),
  topic(
    'Wellness',
    'Wellness',
    `Stress Reduction Techniques, Journaling for Wellness, Gut-Brain Health, Digital Wellbeing, Mindfulness & Meditation,
    Breathwork, Work-Life Balance, Holistic Health, Spiritual Wellness, Social Wellness, Environmental Wellness,
    Nature & Green Spaces, Massage & Bodywork, Acupuncture, Tai Chi & Qigong, Laughter & Play, Pets & Wellbeing,
    Volunteering & Kindness, Workplace Wellness, Health Literacy`,
  ),
  topic(
    "Women's Health",
    'Womens-health',
    `Menstrual Health Education, Perimenopause Support, Prenatal Nutrition, Pelvic Floor Therapy, Menopause,
    Heavy & Painful Periods, Premenstrual Syndrome, Pregnancy Week by Week, Postnatal Depression, Breast Health,
    Cervical Screening, Urinary Tract Infections, Vaginal Health, Hormone Replacement Therapy, Bone Health for Women,
    Women's Mental Health, Thyroid Health in Women, Gynecology Visits, Pelvic Organ Prolapse, Urinary Incontinence`,
  ),
];
