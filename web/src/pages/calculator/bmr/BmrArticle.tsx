import { Link } from 'react-router-dom';

/** The article under the BMR calculator: what the body uses energy for at rest. */
export function BmrArticle() {
  return (
    <>
      <section>
        <h2>The energy of doing nothing</h2>
        <p>
          Basal metabolic rate, or BMR, is what your body spends merely to stay alive: on heartbeat, breath,
          warmth and thought. Strictly it is measured in the early morning, lying awake in a warm room, half a
          day after the last meal. In most people it makes up 60 to 70 percent of all the energy of a day.
        </p>
        <p>
          Brain, liver, heart and kidneys are only about a twentieth of your weight. Yet they use more than
          half of this energy. Such organs vary little between people of one size, and so does the BMR.
        </p>
      </section>
      <section>
        <h2>How it is worked out</h2>
        <p>
          J. Arthur Harris and Francis Benedict drew their formula from measurements of 136 men and 103 women,
          and published it in full in 1919. This calculator uses its older, rounded form:
        </p>
        <ul>
          <li>
            <strong>Men:</strong> 66 + 13.75 × kg + 5 × cm − 6.75 × age
          </li>
          <li>
            <strong>Women:</strong> 655 + 9.56 × kg + 1.85 × cm − 4.68 × age
          </li>
        </ul>
        <p>
          To reach the need of a whole day, the BMR is multiplied: by 1.2 for a sedentary life, 1.375 if you
          are lightly active, 1.55 moderately, 1.725 very and 1.9 extra active.
        </p>
      </section>
      <section>
        <h2>A worked example</h2>
        <p>
          A woman of 35 is 165 cm tall (5 ft 5 in) and weighs 68 kg (150 lb). Her BMR is 655 + 650.08 + 305.25
          − 163.80 = 1,446.53 kcal a day. A sedentary day takes 1,735.84 kcal, a moderately active one
          2,242.12. The decimals are those of the arithmetic. No formula knows a person to within a hundredth
          of a calorie.
        </p>
      </section>
      <section>
        <h2>Why another calculator says less</h2>
        <p>
          Our <Link to="/calorie-calculator">calorie calculator</Link> begins with the younger Mifflin-St Jeor
          formula. For the same woman that gives 1,375.25 kcal at rest, 71 less. When its authors tested the
          old equations in 1990, these came out 5 percent too high on average, and here you see just that.
          Lives and bodies have changed since 1919. Both remain in use; compare like with like.
        </p>
      </section>
      <section>
        <h2>What moves your BMR</h2>
        <ul>
          <li>
            <strong>Size.</strong> A larger body has more living tissue to run, so weight is the strongest
            part of the formula.
          </li>
          <li>
            <strong>Muscle.</strong> At rest a kilogram of muscle uses about 13 kcal a day and a kilogram of
            fat about 4.5. Training pays in strength and health far more than in calories at rest.
          </li>
          <li>
            <strong>Age.</strong> Measurements of more than 6,000 people showed that metabolism, allowing for
            lean mass, stays level from 20 to 60 and falls slowly afterward. Midlife is not to blame.
          </li>
          <li>
            <strong>Hormones and illness.</strong> An overactive thyroid or a fever drives it up; an
            underactive thyroid lowers it.
          </li>
          <li>
            <strong>Long dieting.</strong> The body saves energy, a little beyond what the lost weight
            explains.
          </li>
        </ul>
      </section>
      <section>
        <h2>What the figure cannot do</h2>
        <p>
          An estimate can be off by a tenth in healthy adults, and by more if you are very muscular, very
          heavy, frail or ill, or have lost a limb. Under 18, growth makes adult formulas unreliable. In
          pregnancy and while breastfeeding the body does work that no formula here includes. Hospitals that
          need the true value measure the oxygen you breathe, which is called indirect calorimetry.
        </p>
        <p>
          Nor is the BMR a target for eating. It leaves out everything that happens after you get up. And if
          any daily figure leads you below 1,200 kcal, have a doctor or dietitian beside you.
        </p>
      </section>
      <section>
        <h2>When to see a doctor</h2>
        <ul>
          <li>
            You gain weight and feel cold, tired and constipated, or lose it while your heart races and your
            hands shake. A blood test shows whether your thyroid is the cause.
          </li>
          <li>You have not had a period for three months, and you are not pregnant.</li>
          <li>You lose weight without meaning to, or have night sweats or a fever that returns.</li>
          <li>
            Numbers about food have taken over. The National Institute of Mental Health describes{' '}
            <a href="https://www.nimh.nih.gov/health/topics/eating-disorders">
              eating disorders and where to turn
            </a>
            . Recovery is possible, at any age.
          </li>
        </ul>
        <p>
          For more on living well in a changing body, see <Link to="/healthy-habits">Healthy Habits</Link> and{' '}
          <Link to="/aging">Aging</Link>.
        </p>
      </section>
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            Harris and Benedict:{' '}
            <a href="https://doi.org/10.1073/pnas.4.12.370">A biometric study of human basal metabolism</a>,
            1918; the full report followed in 1919
          </li>
          <li>
            Mifflin, St Jeor and colleagues,{' '}
            <a href="https://doi.org/10.1093/ajcn/51.2.241">their paper of 1990</a>
          </li>
          <li>
            Pontzer and others:{' '}
            <a href="https://doi.org/10.1126/science.abe5017">
              Daily energy expenditure through the human life course
            </a>
            , 2021
          </li>
        </ul>
      </section>
    </>
  );
}
