import type { HubTopic } from '../src/domain/categories/hub-topics';

/** The tiles of a topic's hub, by the names of the sub-topics they lead to (document 2, section 2.1, steps 2 and 4). */
export interface TopicTiles {
  /** The topics row. */
  explore: readonly string[];
  /** The popular issues: what people ask about most. */
  popular: readonly string[];
}

/** No name holds a comma (C20), as in the catalogue. */
function tiles(explore: string, popular: string): TopicTiles {
  const names = (list: string) => list.split(',').map((name) => name.trim());
  return { explore: names(explore), popular: names(popular) };
}

/** None of them is a heading of the same hub: a page that offers one thing twice offers less. */
export const TOPIC_TILES = {
  'Addiction-recovery': tiles(
    `Recovery Phase, Withdrawal & Detox, Relapse Prevention, Harm Reduction, Mutual Support Groups,
    Medication-Assisted Treatment`,
    `Alcoholism, Opioid Use Disorder, Nicotine Dependence, Gambling Addiction, Prescription Drug Misuse,
    Dual Diagnosis`,
  ),
  Aging: tiles(
    `Aging in Place, Advance Care Planning, Mobility Aids, Medication Safety for Seniors,
    Frailty & Muscle Strength, Oral Health in Later Life`,
    `Dementia Care, Alzheimer's Disease, Fall Prevention, Osteoporosis, Hearing Loss,
    Bladder Health in Later Life`,
  ),
  Allergies: tiles(
    `Hay Fever & Pollen, Pet Allergies, Dust Mite Allergy, Insect Sting Allergy, Allergy Testing,
    Living with Allergies at Work`,
    `Food Allergies, Anaphylaxis, Nut Allergy, Mold Allergy, Drug Allergies, Allergen Immunotherapy`,
  ),
  'Body-image': tiles(
    `Body Neutrality, Self-Talk & Mirrors, Body Image in Teens, Talking to Children About Bodies,
    Body Image & Aging, Body Image for Men`,
    `Body Dysmorphic Disorder, Weight Stigma, Appearance-Based Bullying, Cosmetic Surgery Decisions,
    Scars & Visible Differences, Hair Loss & Confidence`,
  ),
  Cancer: tiles(
    `Chemotherapy, Radiation Therapy, Cancer Immunotherapy, Leukemia, Lymphoma, Ovarian Cancer`,
    `Breast Cancer, Lung Cancer, Prostate Cancer, Bowel Cancer, Skin Cancer, Cervical Cancer`,
  ),
  'Child-development': tiles(
    `Infant Development, Toddler Development, Preschool Years, School-Age Development, Motor Skills,
    Early Literacy`,
    `Autism Spectrum, Developmental Delays, Developmental Screening, Screen Time for Children,
    Childhood Nutrition, Childhood Vaccination`,
  ),
  'Chronic-illness': tiles(
    `Arthritis, Psoriatic Arthritis, Chronic Pain, Long COVID, Living with HIV, Thyroid Disorders`,
    `Type 1 Diabetes, Type 2 Diabetes, Migraine, Epilepsy, Lupus, Chronic Fatigue Syndrome`,
  ),
  'Communication-skills': tiles(
    `Assertiveness, Empathy in Conversation, Talking with Your Doctor, Communicating with Teens,
    Public Speaking, Nonverbal Communication`,
    `Conflict Resolution, Setting Boundaries, Apology & Repair, Talking About Mental Illness,
    Communication at Work, Giving & Receiving Feedback`,
  ),
  Digestion: tiles(
    `Celiac Disease, Lactose Intolerance, Indigestion, Food Poisoning, Fatty Liver Disease,
    Stomach Ulcers`,
    `Irritable Bowel Syndrome, Acid Reflux & Heartburn, Constipation, Diarrhea, Bloating & Gas,
    Hemorrhoids`,
  ),
  'Disability-health': tiles(
    `Mobility & Wheelchair Use, Accessible Home Design, Disability & Employment, Pressure Injury Prevention,
    Deaf Health & Sign Language, Parenting with a Disability`,
    `Blindness & Low Vision Living, Spinal Cord Injury, Invisible Disabilities, Cerebral Palsy,
    Intellectual Disability, Limb Loss & Prosthetics`,
  ),
  'Disease-prevention': tiles(
    `Adult Vaccination, Infection Control at Home, Food Safety, Family Health History, Sun Protection,
    Workplace Safety`,
    `Preventing Type 2 Diabetes, Preventing Stroke, Preventing Cancer, Tick & Mosquito Protection,
    Injury Prevention, Preventing Dementia`,
  ),
  'Eating-disorders': tiles(
    `Early Warning Signs, Medical Risks of Eating Disorders, Family-Based Treatment,
    Eating Disorders in Teens, Relapse in Eating Disorders, Eating Disorders in Men`,
    `Anorexia Nervosa, Bulimia Nervosa, Binge Eating Disorder,
    Avoidant Restrictive Food Intake Disorder, Orthorexia, Night Eating Syndrome`,
  ),
  'Emotional-health': tiles(
    `Self-Compassion, Hope & Optimism, Naming Your Feelings, Emotional Support Skills,
    Crying & Emotional Release, Emotional Eating`,
    `Anger Management, Grief & Loss, Guilt & Shame, Fear & Worry, Perfectionism, Emotional Exhaustion`,
  ),
  'Eye-health': tiles(
    `Eyeglasses & Prescriptions, Myopia, Farsightedness & Presbyopia, Astigmatism, Color Blindness,
    Eye Injuries & First Aid`,
    `Glaucoma, Vision Loss, Cataracts, Macular Degeneration, Diabetic Retinopathy, Dry Eyes`,
  ),
  Fitness: tiles(
    `Running for Beginners, Yoga Practice, Home Workouts, Cardio Workouts, Flexibility & Stretching,
    Swimming & Water Exercise`,
    `Exercise for Older Adults, Exercise During Pregnancy, Sports Injuries, Exercise with Chronic Conditions,
    Balance Training, Sports Nutrition`,
  ),
  'Healthy-habits': tiles(
    `Hydration, Regular Meals, Time Outdoors, Evening Wind-Down, Goal Setting, Oral Hygiene`,
    `Breaking Bad Habits, Quitting Smoking, Drinking Less Alcohol, Sitting Less, Posture & Ergonomics,
    Medication Adherence`,
  ),
  'Heart-health': tiles(
    `Stroke Warning Signs, Angina & Chest Pain, Cardiac Rehabilitation, Heart Medicines, Blood Clots,
    Heart Tests & Imaging`,
    `High Blood Pressure, High Cholesterol, Coronary Artery Disease, Heart Attack, Heart Failure,
    Atrial Fibrillation`,
  ),
  'LGBTQ-health': tiles(
    `Lesbian Health, Gay Men's Health, Bisexual Health, Transgender Health, LGBTQ+ Youth, LGBTQ+ Aging`,
    `Gender-Affirming Care, Minority Stress, HIV Prevention & PrEP, Queer Body Image,
    LGBTQ+ Relationships, Screening for Trans People`,
  ),
  'Mens-health': tiles(
    `Men's Mental Health, Fatherhood & Wellbeing, Men's Heart Health, Men's Nutrition,
    Men's Fitness & Strength, Grooming & Men's Skin`,
    `Erectile Dysfunction, Prostate Health, Testosterone & Hormones, Testicular Health,
    Male Pattern Baldness, Male Urinary Problems`,
  ),
  'Mental-health': tiles(
    `Therapy & Counseling, Mental Health Medications, Teen Mental Health, Workplace Mental Health,
    Social Anxiety, Seasonal Affective Disorder`,
    `Anxiety Disorders, Depression, ADHD, Bipolar Disorder, Panic Attacks,
    Post-Traumatic Stress Disorder`,
  ),
  Nutrition: tiles(
    `Carbohydrates & Whole Grains, Vitamins & Minerals, Healthy Fats, Mediterranean Diet, Healthy Cooking,
    Fruits & Vegetables`,
    `Iron Deficiency, Weight Management, Dietary Supplements, Salt & Sodium, Added Sugar,
    Reading Food Labels`,
  ),
  Parenting: tiles(
    `Newborn Care, Positive Discipline, School & Homework, Raising Teenagers, Adoption & Foster Care,
    Home Safety for Children`,
    `Sleep Training, Toddler Tantrums, Bullying, Childhood Illnesses, Co-Parenting After Separation,
    Sibling Relationships`,
  ),
  Relationships: tiles(
    `Dating & New Love, Long-Term Partnerships, Marriage & Commitment, Friendship, Trust & Honesty,
    Caring for a Partner`,
    `Breakups & Divorce, Toxic Relationships, Codependency, Domestic Abuse Support,
    Loneliness in Relationships, Couples Therapy`,
  ),
  'Reproductive-health': tiles(
    `Birth Control Options, Ovulation & Fertile Days, Fertility Treatment & IVF, Preconception Health,
    Labor & Birth, Postpartum Recovery`,
    `Infertility, Polycystic Ovary Syndrome, Endometriosis, Uterine Fibroids,
    Miscarriage & Pregnancy Loss, Early Menopause`,
  ),
  'Respiratory-health': tiles(
    `Breathing Exercises, Air Quality & Pollution, Inhalers & Spacers, Sinusitis, Lung Function Tests,
    Oxygen Therapy`,
    `Asthma, Chronic Obstructive Pulmonary Disease, Pneumonia, Bronchitis, Coughs & Colds, Influenza`,
  ),
  'Self-care': tiles(
    `Rest & Recharging, Self-Care on a Busy Day, Nature Breaks, Reading for Calm, Music & Mood,
    Creative Hobbies`,
    `Gentle Movement, Digital Detox, Saying No, Self-Care for Caregivers, Social Self-Care,
    Self-Care After Loss`,
  ),
  'Sexual-health': tiles(
    `Safer Sex, Consent, Sex Education, Sex Therapy, Sex in Later Life, Sex After Childbirth`,
    `HPV & Vaccination, Chlamydia & Gonorrhea, Genital Herpes, Syphilis, Low Libido, Premature Ejaculation`,
  ),
  'Skin-care': tiles(
    `Sunscreen & UV Protection, Moisturizing & Dry Skin, Oily Skin, Sensitive Skin, Anti-Aging Skincare,
    Baby Skin Care`,
    `Acne, Eczema, Psoriasis, Rosacea, Hives, Moles & Skin Checks`,
  ),
  Sleep: tiles(
    `Sleep Hygiene, Circadian Rhythms, Napping, Jet Lag, Sleep Medicines, Dreams`,
    `Insomnia, Sleep Apnea, Restless Legs Syndrome, Snoring, Nightmares & Night Terrors,
    Shift Work & Sleep`,
  ),
  Wellness: tiles(
    `Mindfulness & Meditation, Breathwork, Nature & Green Spaces, Holistic Health, Environmental Wellness,
    Pets & Wellbeing`,
    `Work-Life Balance, Workplace Wellness, Tai Chi & Qigong, Social Wellness, Spiritual Wellness,
    Health Literacy`,
  ),
  'Womens-health': tiles(
    `Breast Health, Cervical Screening, Gynecology Visits, Bone Health for Women, Women's Mental Health,
    Hormone Replacement Therapy`,
    `Menopause, Heavy & Painful Periods, Premenstrual Syndrome, Urinary Tract Infections,
    Postnatal Depression, Urinary Incontinence`,
  ),
} as const satisfies Record<HubTopic, TopicTiles>;
