import type { HubTopic } from '../src/categories/hub-topics';

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
    `Retirement & Identity, Aging in Place, Grandparenting, Advance Care Planning, Mobility Aids,
    Medication Safety for Seniors`,
    `Dementia Care, Alzheimer's Disease, Fall Prevention, Osteoporosis, Hearing Loss,
    Frailty & Muscle Strength`,
  ),
  Allergies: tiles(
    `Hay Fever & Pollen, Food Allergies, Pet Allergies, Dust Mite Allergy, Insect Sting Allergy,
    Allergy Testing`,
    `Anaphylaxis, Drug Allergies, Mold Allergy, Allergic Conjunctivitis, Nut Allergy,
    Allergen Immunotherapy`,
  ),
  'Body-image': tiles(
    `Body Neutrality, Body Image in Teens, Body Image & Aging, Clothing & Comfort,
    Talking to Children About Bodies, Body Image for Men`,
    `Body Dysmorphic Disorder, Muscle Dysmorphia, Weight Stigma, Scars & Visible Differences,
    Hair Loss & Confidence, Appearance-Based Bullying`,
  ),
  Cancer: tiles(
    `Chemotherapy, Radiation Therapy, Cancer Immunotherapy, Childhood Cancer, Leukemia, Lymphoma`,
    `Breast Cancer, Lung Cancer, Prostate Cancer, Bowel Cancer, Skin Cancer, Cervical Cancer`,
  ),
  'Child-development': tiles(
    `Infant Development, Toddler Development, Preschool Years, School-Age Development,
    Adolescent Development, Motor Skills`,
    `Autism Spectrum, Learning Differences, Developmental Delays, Growth & Puberty,
    Screen Time for Children, Childhood Vaccination`,
  ),
  'Chronic-illness': tiles(
    `Arthritis, Chronic Pain, Long COVID, Living with HIV, Thyroid Disorders, Epilepsy`,
    `Type 1 Diabetes, Type 2 Diabetes, Multiple Sclerosis, Lupus, Fibromyalgia, Migraine`,
  ),
  'Communication-skills': tiles(
    `Assertiveness, Nonverbal Communication, Talking with Your Doctor, Communication at Work,
    Public Speaking, Communicating with Teens`,
    `Conflict Resolution, Setting Boundaries, Apology & Repair, Giving & Receiving Feedback,
    Stuttering & Speech Confidence, Communication After Stroke`,
  ),
  Digestion: tiles(
    `Celiac Disease, Lactose Intolerance, Indigestion, Food Poisoning, Fatty Liver Disease,
    Stomach Ulcers`,
    `Irritable Bowel Syndrome, Acid Reflux & Heartburn, Constipation, Diarrhea, Bloating & Gas,
    Hemorrhoids`,
  ),
  'Disability-health': tiles(
    `Mobility & Wheelchair Use, Deaf Health & Sign Language, Accessible Home Design,
    Disability & Employment, Parenting with a Disability, Traveling with a Disability`,
    `Blindness & Low Vision Living, Intellectual Disability, Cerebral Palsy, Spinal Cord Injury,
    Limb Loss & Prosthetics, Invisible Disabilities`,
  ),
  'Disease-prevention': tiles(
    `Adult Vaccination, Infection Control at Home, Food Safety, Clean Water & Sanitation,
    Sun Protection, Workplace Safety`,
    `Preventing Type 2 Diabetes, Preventing Stroke, Preventing Cancer, Tick & Mosquito Protection,
    Hepatitis Prevention, Preventing Dementia`,
  ),
  'Eating-disorders': tiles(
    `Early Warning Signs, Family-Based Treatment, Eating Disorders in Men, Eating Disorders in Teens,
    Eating Disorders in Athletes, Diet Culture`,
    `Anorexia Nervosa, Bulimia Nervosa, Binge Eating Disorder,
    Avoidant Restrictive Food Intake Disorder, Orthorexia, Night Eating Syndrome`,
  ),
  'Emotional-health': tiles(
    `Self-Compassion, Hope & Optimism, Forgiveness, Naming Your Feelings, Emotional Support Skills,
    Crying & Emotional Release`,
    `Anger Management, Grief & Loss, Guilt & Shame, Fear & Worry, Perfectionism, Emotional Exhaustion`,
  ),
  'Eye-health': tiles(
    `Eyeglasses & Prescriptions, Myopia, Farsightedness & Presbyopia, Astigmatism, Color Blindness,
    Eye Injuries & First Aid`,
    `Glaucoma, Vision Loss, Cataracts, Macular Degeneration, Diabetic Retinopathy, Dry Eyes`,
  ),
  Fitness: tiles(
    `Cycling, Running for Beginners, Yoga Practice, Home Workouts, Flexibility & Stretching,
    Swimming & Water Exercise`,
    `Exercise for Older Adults, Exercise During Pregnancy, Sports Injuries,
    Exercise with Chronic Conditions, Youth Sports, Sports Nutrition`,
  ),
  'Healthy-habits': tiles(
    `Hydration, Regular Meals, Time Outdoors, Evening Wind-Down, Goal Setting, Weekly Planning`,
    `Breaking Bad Habits, Quitting Smoking, Drinking Less Alcohol, Sitting Less, Posture & Ergonomics,
    Caffeine in Moderation`,
  ),
  'Heart-health': tiles(
    `Stroke Warning Signs, Cardiac Rehabilitation, Heart Tests & Imaging, Heart Medicines, Blood Clots,
    Congenital Heart Disease`,
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
    `Protein & Amino Acids, Carbohydrates & Whole Grains, Vitamins & Minerals, Fruits & Vegetables,
    Plant-Based Eating, Mediterranean Diet`,
    `Iron Deficiency, Weight Management, Dietary Supplements, Salt & Sodium, Added Sugar,
    Reading Food Labels`,
  ),
  Parenting: tiles(
    `Newborn Care, Positive Discipline, School & Homework, Raising Teenagers, Adoption & Foster Care,
    Home Safety for Children`,
    `Sleep Training, Toddler Tantrums, Sibling Relationships, Bullying, Childhood Illnesses,
    Working Parents`,
  ),
  Relationships: tiles(
    `Dating & New Love, Long-Term Partnerships, Marriage & Commitment, Friendship,
    In-Laws & Extended Family, Long-Distance Relationships`,
    `Breakups & Divorce, Toxic Relationships, Codependency, Trust & Honesty,
    Loneliness in Relationships, Couples Therapy`,
  ),
  'Reproductive-health': tiles(
    `Birth Control Options, Ovulation & Fertile Days, Fertility Treatment & IVF, Preconception Health,
    Labor & Birth, Postpartum Recovery`,
    `Infertility, Polycystic Ovary Syndrome, Endometriosis, Uterine Fibroids,
    Miscarriage & Pregnancy Loss, Early Menopause`,
  ),
  'Respiratory-health': tiles(
    `Breathing Exercises, Air Quality & Pollution, Inhalers & Spacers, Lung Function Tests,
    Oxygen Therapy, Vaping & the Lungs`,
    `Asthma, Chronic Obstructive Pulmonary Disease, Pneumonia, Bronchitis, Sinusitis, Influenza`,
  ),
  'Self-care': tiles(
    `Rest & Recharging, Creative Hobbies, Baths & Water Rituals, Nature Breaks, Reading for Calm,
    Music & Mood`,
    `Self-Massage, Gentle Movement, Digital Detox, Decluttering Your Space, Self-Care for Caregivers,
    Social Self-Care`,
  ),
  'Sexual-health': tiles(
    `Safer Sex, Consent, Sex Education, Sex Therapy, Sex in Later Life, Sex After Childbirth`,
    `HPV & Vaccination, Chlamydia & Gonorrhea, Genital Herpes, Syphilis, Low Libido, Painful Sex`,
  ),
  'Skin-care': tiles(
    `Sunscreen & UV Protection, Moisturizing & Dry Skin, Oily Skin, Sensitive Skin, Anti-Aging Skincare,
    Baby Skin Care`,
    `Acne, Eczema, Psoriasis, Rosacea, Hyperpigmentation, Moles & Skin Checks`,
  ),
  Sleep: tiles(
    `Sleep Hygiene, Circadian Rhythms, Bedroom Environment, Napping, Dreams, Jet Lag`,
    `Insomnia, Sleep Apnea, Restless Legs Syndrome, Snoring, Nightmares & Night Terrors,
    Shift Work & Sleep`,
  ),
  Wellness: tiles(
    `Mindfulness & Meditation, Breathwork, Nature & Green Spaces, Pets & Wellbeing,
    Volunteering & Kindness, Laughter & Play`,
    `Work-Life Balance, Massage & Bodywork, Tai Chi & Qigong, Acupuncture, Spiritual Wellness,
    Social Wellness`,
  ),
  'Womens-health': tiles(
    `Pregnancy Week by Week, Breast Health, Cervical Screening, Gynecology Visits,
    Bone Health for Women, Women's Mental Health`,
    `Menopause, Heavy & Painful Periods, Premenstrual Syndrome, Urinary Tract Infections,
    Hormone Replacement Therapy, Urinary Incontinence`,
  ),
} as const satisfies Record<HubTopic, TopicTiles>;
