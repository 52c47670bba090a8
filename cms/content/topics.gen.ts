import type { TopicEntry } from './topics-file';

/** As topics.yaml has them. */
export const TOPICS: readonly TopicEntry[] = [
  {
    "name": "Addiction Recovery",
    "value": "Addiction-recovery",
    "hue": 81,
    "headings": {
      "topics": "Foundations of Recovery",
      "routine": "Mental Health & Trauma Recovery",
      "issues": "Deep Dive into Recovery",
      "featured": "Family & Relationship Support",
      "carousel": "Life After Rehab",
      "latest": "Nutrition & Physical Wellness in Recovery"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Recovery Phase",
        "Withdrawal & Detox",
        "Relapse Prevention",
        "Harm Reduction",
        "Mutual Support Groups",
        "Medication-Assisted Treatment"
      ],
      "popular": [
        "Alcoholism",
        "Opioid Use Disorder",
        "Nicotine Dependence",
        "Gambling Addiction",
        "Prescription Drug Misuse",
        "Dual Diagnosis"
      ]
    },
    "subTopics": [
      "Foundations of Recovery",
      "Mental Health & Trauma Recovery",
      "Deep Dive into Recovery",
      "Family & Relationship Support",
      "Life After Rehab",
      "Nutrition & Physical Wellness in Recovery",
      "Alcoholism",
      "Recovery Phase",
      "Opioid Use Disorder",
      "Nicotine Dependence",
      "Gambling Addiction",
      "Withdrawal & Detox",
      "Relapse Prevention",
      "Harm Reduction",
      "Mutual Support Groups",
      "Medication-Assisted Treatment",
      "Stimulant Misuse",
      "Cannabis Dependence",
      "Prescription Drug Misuse",
      "Dual Diagnosis"
    ]
  },
  {
    "name": "Aging",
    "value": "Aging",
    "hue": 174,
    "headings": {
      "topics": "Aging Well",
      "routine": "Caregiving & Support for Seniors",
      "issues": "Age-Related Health Matters",
      "featured": "Cognitive Health & Brain Fitness",
      "carousel": "Sleep & Aging Health",
      "latest": "Healthy Aging & Lifestyle Choices"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Aging in Place",
        "Advance Care Planning",
        "Mobility Aids",
        "Medication Safety for Seniors",
        "Frailty & Muscle Strength",
        "Oral Health in Later Life"
      ],
      "popular": [
        "Dementia Care",
        "Alzheimer's Disease",
        "Fall Prevention",
        "Osteoporosis",
        "Hearing Loss",
        "Bladder Health in Later Life"
      ]
    },
    "subTopics": [
      "Aging Well",
      "Caregiving & Support for Seniors",
      "Age-Related Health Matters",
      "Cognitive Health & Brain Fitness",
      "Sleep & Aging Health",
      "Healthy Aging & Lifestyle Choices",
      "Dementia Care",
      "Alzheimer's Disease",
      "Fall Prevention",
      "Osteoporosis",
      "Hearing Loss",
      "Frailty & Muscle Strength",
      "Medication Safety for Seniors",
      "Retirement & Identity",
      "Aging in Place",
      "Bladder Health in Later Life",
      "Grandparenting",
      "Advance Care Planning",
      "Mobility Aids",
      "Oral Health in Later Life"
    ]
  },
  {
    "name": "Allergies",
    "value": "Allergies",
    "hue": 93,
    "headings": {
      "topics": "Types of Allergies",
      "routine": "Allergy Prevention & Management",
      "issues": "When Reactions Get Serious",
      "featured": "Chronic Allergic Conditions",
      "carousel": "Children & Allergies",
      "latest": "Medication & Treatment Options"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Hay Fever & Pollen",
        "Pet Allergies",
        "Dust Mite Allergy",
        "Insect Sting Allergy",
        "Allergy Testing",
        "Living with Allergies at Work"
      ],
      "popular": [
        "Food Allergies",
        "Anaphylaxis",
        "Nut Allergy",
        "Mold Allergy",
        "Drug Allergies",
        "Allergen Immunotherapy"
      ]
    },
    "subTopics": [
      "Types of Allergies",
      "Allergy Prevention & Management",
      "When Reactions Get Serious",
      "Chronic Allergic Conditions",
      "Children & Allergies",
      "Medication & Treatment Options",
      "Hay Fever & Pollen",
      "Food Allergies",
      "Dust Mite Allergy",
      "Pet Allergies",
      "Insect Sting Allergy",
      "Anaphylaxis",
      "Drug Allergies",
      "Mold Allergy",
      "Allergy Testing",
      "Allergen Immunotherapy",
      "Latex Allergy",
      "Allergic Conjunctivitis",
      "Nut Allergy",
      "Living with Allergies at Work"
    ]
  },
  {
    "name": "Body Image",
    "value": "Body-image",
    "hue": 12,
    "headings": {
      "topics": "Body Image Topics",
      "routine": "Building Self-Esteem",
      "issues": "Common Struggles",
      "featured": "Social Media & Appearance",
      "carousel": "Body Image After Pregnancy",
      "latest": "Body Acceptance"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Body Neutrality",
        "Self-Talk & Mirrors",
        "Body Image in Teens",
        "Talking to Children About Bodies",
        "Body Image & Aging",
        "Body Image for Men"
      ],
      "popular": [
        "Body Dysmorphic Disorder",
        "Weight Stigma",
        "Appearance-Based Bullying",
        "Cosmetic Surgery Decisions",
        "Scars & Visible Differences",
        "Hair Loss & Confidence"
      ]
    },
    "subTopics": [
      "Body Acceptance",
      "Body Neutrality",
      "Body Dysmorphic Disorder",
      "Body Image in Teens",
      "Body Image After Pregnancy",
      "Body Image & Aging",
      "Muscle Dysmorphia",
      "Social Media & Appearance",
      "Weight Stigma",
      "Scars & Visible Differences",
      "Hair Loss & Confidence",
      "Body Image After Illness",
      "Clothing & Comfort",
      "Talking to Children About Bodies",
      "Appearance-Based Bullying",
      "Cosmetic Surgery Decisions",
      "Body Image for Men",
      "Self-Talk & Mirrors",
      "Athletes & Appearance Pressure",
      "Building Self-Esteem"
    ]
  },
  {
    "name": "Cancer",
    "value": "Cancer",
    "hue": 302,
    "headings": {
      "topics": "Cancer Topics",
      "routine": "Cancer Screening",
      "issues": "Types of Cancer",
      "featured": "Cancer Survivorship",
      "carousel": "Genetic Risk & Cancer",
      "latest": "Cancer Pain & Palliative Care"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Chemotherapy",
        "Radiation Therapy",
        "Cancer Immunotherapy",
        "Leukemia",
        "Lymphoma",
        "Ovarian Cancer"
      ],
      "popular": [
        "Breast Cancer",
        "Lung Cancer",
        "Prostate Cancer",
        "Bowel Cancer",
        "Skin Cancer",
        "Cervical Cancer"
      ]
    },
    "subTopics": [
      "Breast Cancer",
      "Lung Cancer",
      "Prostate Cancer",
      "Bowel Cancer",
      "Skin Cancer",
      "Cervical Cancer",
      "Ovarian Cancer",
      "Leukemia",
      "Lymphoma",
      "Pancreatic Cancer",
      "Bladder Cancer",
      "Thyroid Cancer",
      "Childhood Cancer",
      "Chemotherapy",
      "Radiation Therapy",
      "Cancer Immunotherapy",
      "Cancer Screening",
      "Cancer Survivorship",
      "Cancer Pain & Palliative Care",
      "Genetic Risk & Cancer"
    ]
  },
  {
    "name": "Child Development",
    "value": "Child-development",
    "hue": 46,
    "headings": {
      "topics": "Stages & Skills",
      "routine": "Play & Learning",
      "issues": "Common Concerns",
      "featured": "Language & Speech Development",
      "carousel": "Attachment & Bonding",
      "latest": "Social & Emotional Growth"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Infant Development",
        "Toddler Development",
        "Preschool Years",
        "School-Age Development",
        "Motor Skills",
        "Early Literacy"
      ],
      "popular": [
        "Autism Spectrum",
        "Developmental Delays",
        "Developmental Screening",
        "Screen Time for Children",
        "Childhood Nutrition",
        "Childhood Vaccination"
      ]
    },
    "subTopics": [
      "Infant Development",
      "Toddler Development",
      "Preschool Years",
      "School-Age Development",
      "Adolescent Development",
      "Language & Speech Development",
      "Motor Skills",
      "Social & Emotional Growth",
      "Play & Learning",
      "Early Literacy",
      "Autism Spectrum",
      "Learning Differences",
      "Developmental Delays",
      "Childhood Vaccination",
      "Growth & Puberty",
      "Screen Time for Children",
      "Attachment & Bonding",
      "Potty Training",
      "Childhood Nutrition",
      "Developmental Screening"
    ]
  },
  {
    "name": "Chronic Illness",
    "value": "Chronic-illness",
    "hue": 35,
    "headings": {
      "topics": "Chronic Illness Topics",
      "routine": "Pacing & Energy Management",
      "issues": "Common Conditions",
      "featured": "Autoimmune Conditions",
      "carousel": "Flare-Up Planning",
      "latest": "Managing Several Conditions"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Arthritis",
        "Psoriatic Arthritis",
        "Chronic Pain",
        "Long COVID",
        "Living with HIV",
        "Thyroid Disorders"
      ],
      "popular": [
        "Type 1 Diabetes",
        "Type 2 Diabetes",
        "Migraine",
        "Epilepsy",
        "Lupus",
        "Chronic Fatigue Syndrome"
      ]
    },
    "subTopics": [
      "Arthritis",
      "Type 1 Diabetes",
      "Type 2 Diabetes",
      "Multiple Sclerosis",
      "Lupus",
      "Fibromyalgia",
      "Chronic Fatigue Syndrome",
      "Chronic Kidney Disease",
      "Thyroid Disorders",
      "Parkinson's Disease",
      "Epilepsy",
      "Migraine",
      "Chronic Pain",
      "Long COVID",
      "Psoriatic Arthritis",
      "Autoimmune Conditions",
      "Pacing & Energy Management",
      "Flare-Up Planning",
      "Living with HIV",
      "Managing Several Conditions"
    ]
  },
  {
    "name": "Communication Skills",
    "value": "Communication-skills",
    "hue": 244,
    "headings": {
      "topics": "Communication Topics",
      "routine": "Active Listening",
      "issues": "Common Challenges",
      "featured": "Difficult Conversations",
      "carousel": "Text & Online Communication",
      "latest": "Family Communication"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Assertiveness",
        "Empathy in Conversation",
        "Talking with Your Doctor",
        "Communicating with Teens",
        "Public Speaking",
        "Nonverbal Communication"
      ],
      "popular": [
        "Conflict Resolution",
        "Setting Boundaries",
        "Apology & Repair",
        "Talking About Mental Illness",
        "Communication at Work",
        "Giving & Receiving Feedback"
      ]
    },
    "subTopics": [
      "Active Listening",
      "Assertiveness",
      "Nonverbal Communication",
      "Difficult Conversations",
      "Conflict Resolution",
      "Talking with Your Doctor",
      "Communication at Work",
      "Public Speaking",
      "Family Communication",
      "Communicating with Teens",
      "Giving & Receiving Feedback",
      "Empathy in Conversation",
      "Setting Boundaries",
      "Apology & Repair",
      "Text & Online Communication",
      "Cross-Cultural Communication",
      "Small Talk & Social Ease",
      "Stuttering & Speech Confidence",
      "Talking About Mental Illness",
      "Communication After Stroke"
    ]
  },
  {
    "name": "Digestion",
    "value": "Digestion",
    "hue": 105,
    "headings": {
      "topics": "Digestion Topics",
      "routine": "Fiber & Bowel Habits",
      "issues": "Digestive Issues",
      "featured": "Gut Microbiome",
      "carousel": "Probiotics & Prebiotics",
      "latest": "Colonoscopy & Gut Tests"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Celiac Disease",
        "Lactose Intolerance",
        "Indigestion",
        "Food Poisoning",
        "Fatty Liver Disease",
        "Stomach Ulcers"
      ],
      "popular": [
        "Irritable Bowel Syndrome",
        "Acid Reflux & Heartburn",
        "Constipation",
        "Diarrhea",
        "Bloating & Gas",
        "Hemorrhoids"
      ]
    },
    "subTopics": [
      "Irritable Bowel Syndrome",
      "Acid Reflux & Heartburn",
      "Constipation",
      "Diarrhea",
      "Bloating & Gas",
      "Celiac Disease",
      "Crohn's Disease",
      "Ulcerative Colitis",
      "Lactose Intolerance",
      "Gut Microbiome",
      "Probiotics & Prebiotics",
      "Fiber & Bowel Habits",
      "Stomach Ulcers",
      "Gallstones",
      "Hemorrhoids",
      "Diverticular Disease",
      "Fatty Liver Disease",
      "Indigestion",
      "Food Poisoning",
      "Colonoscopy & Gut Tests"
    ]
  },
  {
    "name": "Disability Health",
    "value": "Disability-health",
    "hue": 163,
    "headings": {
      "topics": "Everyday Life",
      "routine": "Accessible Exercise",
      "issues": "Conditions & Support",
      "featured": "Assistive Technology",
      "carousel": "Adaptive Sports",
      "latest": "Disability Rights & Benefits"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Mobility & Wheelchair Use",
        "Accessible Home Design",
        "Disability & Employment",
        "Pressure Injury Prevention",
        "Deaf Health & Sign Language",
        "Parenting with a Disability"
      ],
      "popular": [
        "Blindness & Low Vision Living",
        "Spinal Cord Injury",
        "Invisible Disabilities",
        "Cerebral Palsy",
        "Intellectual Disability",
        "Limb Loss & Prosthetics"
      ]
    },
    "subTopics": [
      "Accessible Exercise",
      "Assistive Technology",
      "Mobility & Wheelchair Use",
      "Deaf Health & Sign Language",
      "Blindness & Low Vision Living",
      "Intellectual Disability",
      "Cerebral Palsy",
      "Spinal Cord Injury",
      "Limb Loss & Prosthetics",
      "Invisible Disabilities",
      "Disability Rights & Benefits",
      "Accessible Home Design",
      "Disability & Employment",
      "Parenting with a Disability",
      "Caring for a Disabled Child",
      "Pressure Injury Prevention",
      "Adaptive Sports",
      "Disability & Intimacy",
      "Traveling with a Disability",
      "Rehabilitation Services"
    ]
  },
  {
    "name": "Disease Prevention",
    "value": "Disease-prevention",
    "hue": 197,
    "headings": {
      "topics": "Prevention Topics",
      "routine": "Hand Hygiene",
      "issues": "What You Can Prevent",
      "featured": "Health Screenings by Age",
      "carousel": "Travel Health",
      "latest": "Public Health Basics"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Adult Vaccination",
        "Infection Control at Home",
        "Food Safety",
        "Family Health History",
        "Sun Protection",
        "Workplace Safety"
      ],
      "popular": [
        "Preventing Type 2 Diabetes",
        "Preventing Stroke",
        "Preventing Cancer",
        "Tick & Mosquito Protection",
        "Injury Prevention",
        "Preventing Dementia"
      ]
    },
    "subTopics": [
      "Adult Vaccination",
      "Hand Hygiene",
      "Health Screenings by Age",
      "Infection Control at Home",
      "Travel Health",
      "Food Safety",
      "Preventing Type 2 Diabetes",
      "Preventing Stroke",
      "Preventing Cancer",
      "Tick & Mosquito Protection",
      "Antibiotic Resistance",
      "Outbreaks & Pandemics",
      "Clean Water & Sanitation",
      "Family Health History",
      "Workplace Safety",
      "Injury Prevention",
      "Sun Protection",
      "Preventing Dementia",
      "Hepatitis Prevention",
      "Public Health Basics"
    ]
  },
  {
    "name": "Eating Disorders",
    "value": "Eating-disorders",
    "hue": 70,
    "headings": {
      "topics": "Eating Disorder Topics",
      "routine": "Meal Support",
      "issues": "Types of Eating Disorders",
      "featured": "Eating Disorder Treatment",
      "carousel": "Helping a Friend Who Struggles",
      "latest": "Recovery Stories & Hope"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Early Warning Signs",
        "Medical Risks of Eating Disorders",
        "Family-Based Treatment",
        "Eating Disorders in Teens",
        "Relapse in Eating Disorders",
        "Eating Disorders in Men"
      ],
      "popular": [
        "Anorexia Nervosa",
        "Bulimia Nervosa",
        "Binge Eating Disorder",
        "Avoidant Restrictive Food Intake Disorder",
        "Orthorexia",
        "Night Eating Syndrome"
      ]
    },
    "subTopics": [
      "Anorexia Nervosa",
      "Bulimia Nervosa",
      "Binge Eating Disorder",
      "Avoidant Restrictive Food Intake Disorder",
      "Orthorexia",
      "Night Eating Syndrome",
      "Eating Disorders in Men",
      "Eating Disorders in Teens",
      "Eating Disorders in Athletes",
      "Early Warning Signs",
      "Eating Disorder Treatment",
      "Family-Based Treatment",
      "Meal Support",
      "Relapse in Eating Disorders",
      "Medical Risks of Eating Disorders",
      "Diabetes & Eating Disorders",
      "Pica & Rumination",
      "Helping a Friend Who Struggles",
      "Recovery Stories & Hope",
      "Diet Culture"
    ]
  },
  {
    "name": "Emotional Health",
    "value": "Emotional-health",
    "hue": 279,
    "headings": {
      "topics": "Emotional Health Areas",
      "routine": "Emotional Regulation",
      "issues": "Difficult Feelings",
      "featured": "Emotional Intelligence",
      "carousel": "Coping with Change",
      "latest": "Joy & Gratitude"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Self-Compassion",
        "Hope & Optimism",
        "Naming Your Feelings",
        "Emotional Support Skills",
        "Crying & Emotional Release",
        "Emotional Eating"
      ],
      "popular": [
        "Anger Management",
        "Grief & Loss",
        "Guilt & Shame",
        "Fear & Worry",
        "Perfectionism",
        "Emotional Exhaustion"
      ]
    },
    "subTopics": [
      "Emotional Regulation",
      "Anger Management",
      "Grief & Loss",
      "Guilt & Shame",
      "Emotional Intelligence",
      "Self-Compassion",
      "Coping with Change",
      "Jealousy & Envy",
      "Hope & Optimism",
      "Crying & Emotional Release",
      "Emotional Eating",
      "Emotional Exhaustion",
      "Fear & Worry",
      "Forgiveness",
      "Joy & Gratitude",
      "Naming Your Feelings",
      "Perfectionism",
      "Rejection & Hurt",
      "Emotional Support Skills",
      "Childhood Wounds"
    ]
  },
  {
    "name": "Eye Health",
    "value": "Eye-health",
    "hue": 209,
    "headings": {
      "topics": "Eye Health Topics",
      "routine": "Eye Exams",
      "issues": "Eye Conditions",
      "featured": "Digital Eye Strain",
      "carousel": "Contact Lens Care",
      "latest": "Children's Vision"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Eyeglasses & Prescriptions",
        "Myopia",
        "Farsightedness & Presbyopia",
        "Astigmatism",
        "Color Blindness",
        "Eye Injuries & First Aid"
      ],
      "popular": [
        "Glaucoma",
        "Vision Loss",
        "Cataracts",
        "Macular Degeneration",
        "Diabetic Retinopathy",
        "Dry Eyes"
      ]
    },
    "subTopics": [
      "Vision Loss",
      "Cataracts",
      "Glaucoma",
      "Macular Degeneration",
      "Diabetic Retinopathy",
      "Dry Eyes",
      "Myopia",
      "Farsightedness & Presbyopia",
      "Astigmatism",
      "Conjunctivitis",
      "Styes & Eyelid Problems",
      "Floaters & Flashes",
      "Retinal Detachment",
      "Digital Eye Strain",
      "Contact Lens Care",
      "Eyeglasses & Prescriptions",
      "Eye Exams",
      "Children's Vision",
      "Eye Injuries & First Aid",
      "Color Blindness"
    ]
  },
  {
    "name": "Fitness",
    "value": "Fitness",
    "hue": 221,
    "headings": {
      "topics": "Ways to Move",
      "routine": "Strength Training",
      "issues": "Training for Every Body",
      "featured": "Walking for Health",
      "carousel": "Warm-Up & Recovery",
      "latest": "Fitness Motivation"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Running for Beginners",
        "Yoga Practice",
        "Home Workouts",
        "Cardio Workouts",
        "Flexibility & Stretching",
        "Swimming & Water Exercise"
      ],
      "popular": [
        "Exercise for Older Adults",
        "Exercise During Pregnancy",
        "Sports Injuries",
        "Exercise with Chronic Conditions",
        "Balance Training",
        "Sports Nutrition"
      ]
    },
    "subTopics": [
      "Walking for Health",
      "Running for Beginners",
      "Strength Training",
      "Cardio Workouts",
      "Flexibility & Stretching",
      "Balance Training",
      "Yoga Practice",
      "Pilates",
      "Swimming & Water Exercise",
      "Cycling",
      "High-Intensity Interval Training",
      "Home Workouts",
      "Exercise for Older Adults",
      "Exercise During Pregnancy",
      "Sports Injuries",
      "Warm-Up & Recovery",
      "Fitness Motivation",
      "Exercise with Chronic Conditions",
      "Youth Sports",
      "Sports Nutrition"
    ]
  },
  {
    "name": "Healthy Habits",
    "value": "Healthy-habits",
    "hue": 128,
    "headings": {
      "topics": "Everyday Habits",
      "routine": "Morning Routines",
      "issues": "Habits to Change",
      "featured": "Habit Building",
      "carousel": "Healthy Habits at Work",
      "latest": "Healthy Habits for Families"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Hydration",
        "Regular Meals",
        "Time Outdoors",
        "Evening Wind-Down",
        "Goal Setting",
        "Oral Hygiene"
      ],
      "popular": [
        "Breaking Bad Habits",
        "Quitting Smoking",
        "Drinking Less Alcohol",
        "Sitting Less",
        "Posture & Ergonomics",
        "Medication Adherence"
      ]
    },
    "subTopics": [
      "Habit Building",
      "Breaking Bad Habits",
      "Morning Routines",
      "Evening Wind-Down",
      "Hydration",
      "Quitting Smoking",
      "Drinking Less Alcohol",
      "Regular Meals",
      "Sitting Less",
      "Oral Hygiene",
      "Posture & Ergonomics",
      "Time Outdoors",
      "Goal Setting",
      "Tracking Your Health",
      "Annual Checkups",
      "Healthy Habits at Work",
      "Healthy Habits for Families",
      "Caffeine in Moderation",
      "Medication Adherence",
      "Weekly Planning"
    ]
  },
  {
    "name": "Heart Health",
    "value": "Heart-health",
    "hue": 23,
    "headings": {
      "topics": "Heart Health Topics",
      "routine": "Heart-Healthy Eating",
      "issues": "Heart Conditions",
      "featured": "Exercise & the Heart",
      "carousel": "Stress & the Heart",
      "latest": "Women & Heart Disease"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Stroke Warning Signs",
        "Angina & Chest Pain",
        "Cardiac Rehabilitation",
        "Heart Medicines",
        "Blood Clots",
        "Heart Tests & Imaging"
      ],
      "popular": [
        "High Blood Pressure",
        "High Cholesterol",
        "Coronary Artery Disease",
        "Heart Attack",
        "Heart Failure",
        "Atrial Fibrillation"
      ]
    },
    "subTopics": [
      "High Blood Pressure",
      "High Cholesterol",
      "Coronary Artery Disease",
      "Heart Attack",
      "Heart Failure",
      "Atrial Fibrillation",
      "Heart Valve Disease",
      "Stroke Warning Signs",
      "Angina & Chest Pain",
      "Heart-Healthy Eating",
      "Exercise & the Heart",
      "Cardiac Rehabilitation",
      "Congenital Heart Disease",
      "Peripheral Artery Disease",
      "Blood Clots",
      "Heart Tests & Imaging",
      "Heart Medicines",
      "Women & Heart Disease",
      "Stress & the Heart",
      "Cardiomyopathy"
    ]
  },
  {
    "name": "LGBTQ+ Health",
    "value": "LGBTQ-health",
    "hue": 290,
    "headings": {
      "topics": "LGBTQ+ Health Topics",
      "routine": "Coming Out & Mental Health",
      "issues": "Care & Concerns",
      "featured": "Finding Affirming Doctors",
      "carousel": "LGBTQ+ Family Building",
      "latest": "Chosen Family & Belonging"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Lesbian Health",
        "Gay Men's Health",
        "Bisexual Health",
        "Transgender Health",
        "LGBTQ+ Youth",
        "LGBTQ+ Aging"
      ],
      "popular": [
        "Gender-Affirming Care",
        "Minority Stress",
        "HIV Prevention & PrEP",
        "Queer Body Image",
        "LGBTQ+ Relationships",
        "Screening for Trans People"
      ]
    },
    "subTopics": [
      "Coming Out & Mental Health",
      "Gender-Affirming Care",
      "Transgender Health",
      "Nonbinary Health",
      "Lesbian Health",
      "Gay Men's Health",
      "Bisexual Health",
      "Intersex Health",
      "LGBTQ+ Youth",
      "LGBTQ+ Aging",
      "LGBTQ+ Family Building",
      "Minority Stress",
      "HIV Prevention & PrEP",
      "Finding Affirming Doctors",
      "LGBTQ+ Relationships",
      "Queer Body Image",
      "Substance Use in LGBTQ+ Communities",
      "Asexuality & Aromanticism",
      "Chosen Family & Belonging",
      "Screening for Trans People"
    ]
  },
  {
    "name": "Men's Health",
    "value": "Mens-health",
    "hue": 232,
    "headings": {
      "topics": "Men's Health Topics",
      "routine": "Preventive Screenings & Checkups",
      "issues": "Common Men's Issues",
      "featured": "Healthy Aging for Men",
      "carousel": "Stress Management & Burnout",
      "latest": "Sexual Performance & Confidence"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Men's Mental Health",
        "Fatherhood & Wellbeing",
        "Men's Heart Health",
        "Men's Nutrition",
        "Men's Fitness & Strength",
        "Grooming & Men's Skin"
      ],
      "popular": [
        "Erectile Dysfunction",
        "Prostate Health",
        "Testosterone & Hormones",
        "Testicular Health",
        "Male Pattern Baldness",
        "Male Urinary Problems"
      ]
    },
    "subTopics": [
      "Preventive Screenings & Checkups",
      "Healthy Aging for Men",
      "Stress Management & Burnout",
      "Sexual Performance & Confidence",
      "Erectile Dysfunction",
      "Prostate Health",
      "Testosterone & Hormones",
      "Testicular Health",
      "Male Pattern Baldness",
      "Men's Mental Health",
      "Fatherhood & Wellbeing",
      "Men's Heart Health",
      "Male Urinary Problems",
      "Men's Nutrition",
      "Men's Fitness & Strength",
      "Vasectomy",
      "Hernia",
      "Peyronie's Disease",
      "Men & Alcohol",
      "Grooming & Men's Skin"
    ]
  },
  {
    "name": "Mental Health",
    "value": "Mental-health",
    "hue": 267,
    "headings": {
      "topics": "Mental Health Areas",
      "routine": "Mental Fitness & Daily Resilience",
      "issues": "Core Challenges",
      "featured": "Social Connection & Loneliness",
      "carousel": "Digital Mental Health & Tech Boundaries",
      "latest": "Purpose & Personal Meaning"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Therapy & Counseling",
        "Mental Health Medications",
        "Teen Mental Health",
        "Workplace Mental Health",
        "Social Anxiety",
        "Seasonal Affective Disorder"
      ],
      "popular": [
        "Anxiety Disorders",
        "Depression",
        "ADHD",
        "Bipolar Disorder",
        "Panic Attacks",
        "Post-Traumatic Stress Disorder"
      ]
    },
    "subTopics": [
      "Mental Fitness & Daily Resilience",
      "Social Connection & Loneliness",
      "Digital Mental Health & Tech Boundaries",
      "Purpose & Personal Meaning",
      "ADHD",
      "Anxiety Disorders",
      "Depression",
      "Bipolar Disorder",
      "Panic Attacks",
      "Obsessive-Compulsive Disorder",
      "Post-Traumatic Stress Disorder",
      "Schizophrenia",
      "Social Anxiety",
      "Seasonal Affective Disorder",
      "Personality Disorders",
      "Therapy & Counseling",
      "Mental Health Medications",
      "Suicide Prevention",
      "Teen Mental Health",
      "Workplace Mental Health"
    ]
  },
  {
    "name": "Nutrition",
    "value": "Nutrition",
    "hue": 116,
    "headings": {
      "topics": "Nutrition Topics",
      "routine": "Immune-Boosting Nutrition",
      "issues": "Nutritional Needs",
      "featured": "Blood Sugar & Energy Management",
      "carousel": "Mindful & Intuitive Eating",
      "latest": "Nutrition Across Life Stages"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Carbohydrates & Whole Grains",
        "Vitamins & Minerals",
        "Healthy Fats",
        "Mediterranean Diet",
        "Healthy Cooking",
        "Fruits & Vegetables"
      ],
      "popular": [
        "Iron Deficiency",
        "Weight Management",
        "Dietary Supplements",
        "Salt & Sodium",
        "Added Sugar",
        "Reading Food Labels"
      ]
    },
    "subTopics": [
      "Immune-Boosting Nutrition",
      "Blood Sugar & Energy Management",
      "Mindful & Intuitive Eating",
      "Nutrition Across Life Stages",
      "Protein & Amino Acids",
      "Carbohydrates & Whole Grains",
      "Healthy Fats",
      "Vitamins & Minerals",
      "Fruits & Vegetables",
      "Plant-Based Eating",
      "Mediterranean Diet",
      "Reading Food Labels",
      "Healthy Cooking",
      "Meal Planning on a Budget",
      "Salt & Sodium",
      "Added Sugar",
      "Dietary Supplements",
      "Weight Management",
      "Iron Deficiency",
      "Ultra-Processed Foods"
    ]
  },
  {
    "name": "Parenting",
    "value": "Parenting",
    "hue": 58,
    "headings": {
      "topics": "Parenting Topics",
      "routine": "Nutrition & Mealtime Habits",
      "issues": "Common Challenges",
      "featured": "Digital Safety & Online Behavior",
      "carousel": "Parental Self-Care & Mental Health",
      "latest": "Developmental Milestones & Growth"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Newborn Care",
        "Positive Discipline",
        "School & Homework",
        "Raising Teenagers",
        "Adoption & Foster Care",
        "Home Safety for Children"
      ],
      "popular": [
        "Sleep Training",
        "Toddler Tantrums",
        "Bullying",
        "Childhood Illnesses",
        "Co-Parenting After Separation",
        "Sibling Relationships"
      ]
    },
    "subTopics": [
      "Nutrition & Mealtime Habits",
      "Digital Safety & Online Behavior",
      "Parental Self-Care & Mental Health",
      "Developmental Milestones & Growth",
      "Sleep Training",
      "Newborn Care",
      "Breastfeeding & Bottle Feeding",
      "Toddler Tantrums",
      "Positive Discipline",
      "Sibling Relationships",
      "Single Parenting",
      "Co-Parenting After Separation",
      "Adoption & Foster Care",
      "Raising Teenagers",
      "School & Homework",
      "Bullying",
      "Childhood Illnesses",
      "Home Safety for Children",
      "Stepfamilies",
      "Working Parents"
    ]
  },
  {
    "name": "Relationships",
    "value": "Relationships",
    "hue": 0,
    "headings": {
      "topics": "Relationship Topics",
      "routine": "Rebuilding After Betrayal",
      "issues": "Common Issues",
      "featured": "Financial Wellness & Relationship Stability",
      "carousel": "Digital Relationships & Online Dating",
      "latest": "Sexual Wellness & Intimacy Growth"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Dating & New Love",
        "Long-Term Partnerships",
        "Marriage & Commitment",
        "Friendship",
        "Trust & Honesty",
        "Caring for a Partner"
      ],
      "popular": [
        "Breakups & Divorce",
        "Toxic Relationships",
        "Codependency",
        "Domestic Abuse Support",
        "Loneliness in Relationships",
        "Couples Therapy"
      ]
    },
    "subTopics": [
      "Rebuilding After Betrayal",
      "Financial Wellness & Relationship Stability",
      "Digital Relationships & Online Dating",
      "Sexual Wellness & Intimacy Growth",
      "Dating & New Love",
      "Long-Term Partnerships",
      "Marriage & Commitment",
      "Couples Therapy",
      "Breakups & Divorce",
      "Friendship",
      "In-Laws & Extended Family",
      "Long-Distance Relationships",
      "Attachment Styles",
      "Toxic Relationships",
      "Domestic Abuse Support",
      "Codependency",
      "Trust & Honesty",
      "Living with Roommates",
      "Loneliness in Relationships",
      "Caring for a Partner"
    ]
  },
  {
    "name": "Reproductive Health",
    "value": "Reproductive-health",
    "hue": 325,
    "headings": {
      "topics": "Reproductive Topics",
      "routine": "Sexually Transmitted Infections (STIs)",
      "issues": "Key Concerns",
      "featured": "Pregnancy Complications",
      "carousel": "Natural Family Planning Methods",
      "latest": "Screenings & Diagnostics"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Birth Control Options",
        "Ovulation & Fertile Days",
        "Fertility Treatment & IVF",
        "Preconception Health",
        "Labor & Birth",
        "Postpartum Recovery"
      ],
      "popular": [
        "Infertility",
        "Polycystic Ovary Syndrome",
        "Endometriosis",
        "Uterine Fibroids",
        "Miscarriage & Pregnancy Loss",
        "Early Menopause"
      ]
    },
    "subTopics": [
      "Sexually Transmitted Infections (STIs)",
      "Pregnancy Complications",
      "Natural Family Planning Methods",
      "Screenings & Diagnostics",
      "Infertility",
      "Birth Control Options",
      "Emergency Contraception",
      "Ovulation & Fertile Days",
      "Fertility Treatment & IVF",
      "Male Fertility",
      "Miscarriage & Pregnancy Loss",
      "Abortion Care",
      "Polycystic Ovary Syndrome",
      "Endometriosis",
      "Uterine Fibroids",
      "Preconception Health",
      "Labor & Birth",
      "Postpartum Recovery",
      "Egg & Sperm Freezing",
      "Early Menopause"
    ]
  },
  {
    "name": "Respiratory Health",
    "value": "Respiratory-health",
    "hue": 186,
    "headings": {
      "topics": "Breathing & Lung Health",
      "routine": "Respiratory Virus Infections",
      "issues": "Respiratory Issues",
      "featured": "Pulmonary Rehabilitation",
      "carousel": "Occupational Lung Diseases",
      "latest": "Smoking and Lung Health"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Breathing Exercises",
        "Air Quality & Pollution",
        "Inhalers & Spacers",
        "Sinusitis",
        "Lung Function Tests",
        "Oxygen Therapy"
      ],
      "popular": [
        "Asthma",
        "Chronic Obstructive Pulmonary Disease",
        "Pneumonia",
        "Bronchitis",
        "Coughs & Colds",
        "Influenza"
      ]
    },
    "subTopics": [
      "Respiratory Virus Infections",
      "Pulmonary Rehabilitation",
      "Occupational Lung Diseases",
      "Smoking and Lung Health",
      "Asthma",
      "Chronic Obstructive Pulmonary Disease",
      "Pneumonia",
      "Bronchitis",
      "Sinusitis",
      "Cystic Fibrosis",
      "Pulmonary Fibrosis",
      "Tuberculosis",
      "Coughs & Colds",
      "Influenza",
      "Breathing Exercises",
      "Inhalers & Spacers",
      "Air Quality & Pollution",
      "Vaping & the Lungs",
      "Lung Function Tests",
      "Oxygen Therapy"
    ]
  },
  {
    "name": "Self Care",
    "value": "Self-care",
    "hue": 151,
    "headings": {
      "topics": "Self-Care Areas",
      "routine": "Aromatherapy & Essential Oils",
      "issues": "Mind & Body Routines",
      "featured": "Personal Reflection Techniques",
      "carousel": "Restorative Sleep Habits",
      "latest": "Sensory Self-Care"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Rest & Recharging",
        "Self-Care on a Busy Day",
        "Nature Breaks",
        "Reading for Calm",
        "Music & Mood",
        "Creative Hobbies"
      ],
      "popular": [
        "Gentle Movement",
        "Digital Detox",
        "Saying No",
        "Self-Care for Caregivers",
        "Social Self-Care",
        "Self-Care After Loss"
      ]
    },
    "subTopics": [
      "Aromatherapy & Essential Oils",
      "Personal Reflection Techniques",
      "Restorative Sleep Habits",
      "Sensory Self-Care",
      "Self-Care on a Busy Day",
      "Rest & Recharging",
      "Saying No",
      "Creative Hobbies",
      "Baths & Water Rituals",
      "Self-Massage",
      "Nature Breaks",
      "Reading for Calm",
      "Music & Mood",
      "Self-Care for Caregivers",
      "Self-Care After Loss",
      "Financial Self-Care",
      "Decluttering Your Space",
      "Social Self-Care",
      "Digital Detox",
      "Gentle Movement"
    ]
  },
  {
    "name": "Sexual Health",
    "value": "Sexual-health",
    "hue": 348,
    "headings": {
      "topics": "Sexual Health Topics",
      "routine": "Hormonal Influences",
      "issues": "Prevention & Care",
      "featured": "Relationship Intimacy",
      "carousel": "Sexual Health Screenings",
      "latest": "Impact of Stress on Sexuality"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Safer Sex",
        "Consent",
        "Sex Education",
        "Sex Therapy",
        "Sex in Later Life",
        "Sex After Childbirth"
      ],
      "popular": [
        "HPV & Vaccination",
        "Chlamydia & Gonorrhea",
        "Genital Herpes",
        "Syphilis",
        "Low Libido",
        "Premature Ejaculation"
      ]
    },
    "subTopics": [
      "Hormonal Influences",
      "Relationship Intimacy",
      "Sexual Health Screenings",
      "Impact of Stress on Sexuality",
      "Safer Sex",
      "Consent",
      "Low Libido",
      "Painful Sex",
      "Premature Ejaculation",
      "Orgasm Difficulties",
      "Sex After Childbirth",
      "Sex in Later Life",
      "Sex & Chronic Illness",
      "HPV & Vaccination",
      "Chlamydia & Gonorrhea",
      "Genital Herpes",
      "Syphilis",
      "Sex Education",
      "Pornography & Wellbeing",
      "Sex Therapy"
    ]
  },
  {
    "name": "Skin Care",
    "value": "Skin-care",
    "hue": 313,
    "headings": {
      "topics": "Skin Health Basics",
      "routine": "Preventive Skincare",
      "issues": "Common Conditions",
      "featured": "Natural Skincare Remedies",
      "carousel": "Skin Allergies & Reactions",
      "latest": "Professional Treatments"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Sunscreen & UV Protection",
        "Moisturizing & Dry Skin",
        "Oily Skin",
        "Sensitive Skin",
        "Anti-Aging Skincare",
        "Baby Skin Care"
      ],
      "popular": [
        "Acne",
        "Eczema",
        "Psoriasis",
        "Rosacea",
        "Hives",
        "Moles & Skin Checks"
      ]
    },
    "subTopics": [
      "Preventive Skincare",
      "Natural Skincare Remedies",
      "Skin Allergies & Reactions",
      "Professional Treatments",
      "Acne",
      "Eczema",
      "Psoriasis",
      "Rosacea",
      "Sunscreen & UV Protection",
      "Moisturizing & Dry Skin",
      "Oily Skin",
      "Sensitive Skin",
      "Hyperpigmentation",
      "Moles & Skin Checks",
      "Fungal Skin Infections",
      "Warts & Verrucas",
      "Hives",
      "Scar Care",
      "Anti-Aging Skincare",
      "Baby Skin Care"
    ]
  },
  {
    "name": "Sleep",
    "value": "Sleep",
    "hue": 255,
    "headings": {
      "topics": "Sleep Health Topics",
      "routine": "Effects of Sleep Deprivation",
      "issues": "Disorders & Disruptions",
      "featured": "Pediatric Sleep Issues",
      "carousel": "Technology's Impact on Sleep",
      "latest": "Sleep Optimization Techniques"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Sleep Hygiene",
        "Circadian Rhythms",
        "Napping",
        "Jet Lag",
        "Sleep Medicines",
        "Dreams"
      ],
      "popular": [
        "Insomnia",
        "Sleep Apnea",
        "Restless Legs Syndrome",
        "Snoring",
        "Nightmares & Night Terrors",
        "Shift Work & Sleep"
      ]
    },
    "subTopics": [
      "Effects of Sleep Deprivation",
      "Pediatric Sleep Issues",
      "Technology's Impact on Sleep",
      "Sleep Optimization Techniques",
      "Insomnia",
      "Sleep Apnea",
      "Restless Legs Syndrome",
      "Narcolepsy",
      "Snoring",
      "Nightmares & Night Terrors",
      "Sleepwalking",
      "Shift Work & Sleep",
      "Jet Lag",
      "Circadian Rhythms",
      "Napping",
      "Sleep Hygiene",
      "Bedroom Environment",
      "Sleep in Pregnancy",
      "Sleep Medicines",
      "Dreams"
    ]
  },
  {
    "name": "Wellness",
    "value": "Wellness",
    "hue": 139,
    "headings": {
      "topics": "Wellness Areas",
      "routine": "Stress Reduction Techniques",
      "issues": "Mind-Body Balance",
      "featured": "Journaling for Wellness",
      "carousel": "Gut-Brain Health",
      "latest": "Digital Wellbeing"
    },
    "laterAds": true,
    "tiles": {
      "explore": [
        "Mindfulness & Meditation",
        "Breathwork",
        "Nature & Green Spaces",
        "Holistic Health",
        "Environmental Wellness",
        "Pets & Wellbeing"
      ],
      "popular": [
        "Work-Life Balance",
        "Workplace Wellness",
        "Tai Chi & Qigong",
        "Social Wellness",
        "Spiritual Wellness",
        "Health Literacy"
      ]
    },
    "subTopics": [
      "Stress Reduction Techniques",
      "Journaling for Wellness",
      "Gut-Brain Health",
      "Digital Wellbeing",
      "Mindfulness & Meditation",
      "Breathwork",
      "Work-Life Balance",
      "Holistic Health",
      "Spiritual Wellness",
      "Social Wellness",
      "Environmental Wellness",
      "Nature & Green Spaces",
      "Massage & Bodywork",
      "Acupuncture",
      "Tai Chi & Qigong",
      "Laughter & Play",
      "Pets & Wellbeing",
      "Volunteering & Kindness",
      "Workplace Wellness",
      "Health Literacy"
    ]
  },
  {
    "name": "Women's Health",
    "value": "Womens-health",
    "hue": 337,
    "headings": {
      "topics": "Women's Health Topics",
      "routine": "Menstrual Health Education",
      "issues": "Conditions & Treatments",
      "featured": "Perimenopause Support",
      "carousel": "Prenatal Nutrition",
      "latest": "Pelvic Floor Therapy"
    },
    "laterAds": false,
    "tiles": {
      "explore": [
        "Breast Health",
        "Cervical Screening",
        "Gynecology Visits",
        "Bone Health for Women",
        "Women's Mental Health",
        "Hormone Replacement Therapy"
      ],
      "popular": [
        "Menopause",
        "Heavy & Painful Periods",
        "Premenstrual Syndrome",
        "Urinary Tract Infections",
        "Postnatal Depression",
        "Urinary Incontinence"
      ]
    },
    "subTopics": [
      "Menstrual Health Education",
      "Perimenopause Support",
      "Prenatal Nutrition",
      "Pelvic Floor Therapy",
      "Menopause",
      "Heavy & Painful Periods",
      "Premenstrual Syndrome",
      "Pregnancy Week by Week",
      "Postnatal Depression",
      "Breast Health",
      "Cervical Screening",
      "Urinary Tract Infections",
      "Vaginal Health",
      "Hormone Replacement Therapy",
      "Bone Health for Women",
      "Women's Mental Health",
      "Thyroid Health in Women",
      "Gynecology Visits",
      "Pelvic Organ Prolapse",
      "Urinary Incontinence"
    ]
  }
];
