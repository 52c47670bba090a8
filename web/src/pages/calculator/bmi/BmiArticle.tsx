import { Link } from 'react-router-dom';

/** The article under the BMI calculator: what a body mass index can and cannot tell. */
export function BmiArticle() {
  return (
    <>
      <section>
        <h2>What your BMI tells you</h2>
        <p>
          Body mass index compares your weight with your height. It is quick, free and the same everywhere, so
          doctors use it as a first look. Across large groups of people, a high BMI goes along with more type
          2 diabetes, heart disease and high blood pressure, and a low one with weaker bones and infections.
          For one person it is a starting point. It cannot say how fit, strong or well you are.
        </p>
      </section>
      <section>
        <h2>How it is worked out</h2>
        <p>
          The Belgian scholar Adolphe Quetelet described the ratio in 1832. Ancel Keys gave it its present
          name in 1972.
        </p>
        <ul>
          <li>
            <strong>Metric:</strong> BMI = weight in kilograms ÷ (height in meters × height in meters)
          </li>
          <li>
            <strong>US units:</strong> BMI = about 703 × weight in pounds ÷ (height in inches × height in
            inches)
          </li>
        </ul>
        <p>
          <strong>BMI Prime</strong> is your BMI divided by 25, so 1 marks the top of the healthy band. The{' '}
          <strong>ponderal index</strong> divides your weight by your height three times over (kg/m³), which
          is fairer to very tall and very short people.
        </p>
      </section>
      <section>
        <h2>A worked example</h2>
        <p>
          A man is 5 ft 9 in tall (175.26 cm) and weighs 165 lb (74.84 kg). His BMI is 74.84 ÷ (1.7526 ×
          1.7526) = 24.37, inside the healthy band. His BMI Prime is 24.37 ÷ 25 = 0.97. His ponderal index is
          74.84 ÷ (1.7526 × 1.7526 × 1.7526) = 13.90.
        </p>
      </section>
      <section>
        <h2>Two healthy ranges, two meanings</h2>
        <p>The result names two ranges, and they answer different questions.</p>
        <ul>
          <li>
            <strong>The healthy BMI band, 18.5 - 25,</strong> follows the World Health Organization and rests
            on studies of illness in whole populations. For the man above it spans 56.8 to 76.8 kg (125 to 169
            lb).
          </li>
          <li>
            <strong>The healthy weight estimate</strong> looks at height and sex alone: 50 kg for a man or
            45.5 kg for a woman, plus 0.91 kg for every centimeter above 152.4 cm (5 feet). The range is 10 kg
            wide, with the estimate in its middle. For him that is 65.8 to 75.8 kg (145.1 to 167.1 lb). The
            rule goes back to Devine, who offered it in 1974 for working out doses of medicine. It is a rough
            guide, not a goal.
          </li>
        </ul>
      </section>
      <section>
        <h2>Where BMI misleads</h2>
        <ul>
          <li>
            <strong>Muscle</strong> and fat look the same to a scale. Many athletes count as overweight with
            little fat to lose.
          </li>
          <li>
            <strong>Older age</strong> trades muscle for fat, often without any change on the scale.
          </li>
          <li>
            <strong>Ethnic background</strong> shifts the risk. For people of South Asian, Chinese, other
            Asian, Middle Eastern, Black African or African-Caribbean family background, the British guideline
            body NICE speaks of overweight from 23 and of obesity from 27.5.
          </li>
          <li>
            <strong>Children and teenagers</strong> are compared with others of their age and sex on growth
            charts. Adult bands do not apply before 18.
          </li>
          <li>
            <strong>Pregnancy</strong> adds weight that should be there. Midwives use your weight from before
            it.
          </li>
        </ul>
        <p>
          In 2025 an international commission of 58 experts advised that obesity should not be diagnosed by
          BMI alone. A second measurement should confirm it.
        </p>
      </section>
      <section>
        <h2>Measure your waist as well</h2>
        <p>
          Fat around the organs does more harm than fat on the hips, and a tape finds it. Halfway between your
          lowest rib and the top of your hip bone, breathe out and measure. NICE suggests keeping your waist
          under half your height: below 34.5 inches (87.6 cm) for somebody of 5 ft 9 in.
        </p>
      </section>
      <section>
        <h2>When to see a doctor</h2>
        <ul>
          <li>Your BMI is under 18.5, or you have lost weight without meaning to.</li>
          <li>
            Your BMI is 30 or more (27.5 for the backgrounds named above), or your waist is more than half
            your height. Ask to have your blood pressure, blood sugar and cholesterol checked.
          </li>
          <li>
            Thoughts of weight or food crowd your days, at any size.{' '}
            <Link to="/eating-disorders">Eating disorders</Link> can be treated, and sooner is easier.
          </li>
        </ul>
        <p>
          If you would like to know what your body spends in a day, try the{' '}
          <Link to="/tdee-calculator">TDEE calculator</Link>. For meals rather than numbers, start with{' '}
          <Link to="/nutrition">Nutrition</Link>.
        </p>
      </section>
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            World Health Organization:{' '}
            <a href="https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight">
              Obesity and overweight
            </a>
          </li>
          <li>
            NICE: <a href="https://www.nice.org.uk/guidance/ng246">Overweight and obesity management</a>{' '}
            (NG246)
          </li>
          <li>
            Centers for Disease Control and Prevention: <a href="https://www.cdc.gov/bmi/">Body mass index</a>
            , with a calculator for ages 2 to 19
          </li>
          <li>
            Rubino and others:{' '}
            <a href="https://doi.org/10.1016/S2213-8587(24)00316-4">
              Definition and diagnostic criteria of clinical obesity
            </a>
            , 2025
          </li>
        </ul>
      </section>
    </>
  );
}
