import { Link } from 'react-router-dom';

/** The article under the due date calculator: how a due date is counted, how reliable it is and whom to call. */
export function DueDateArticle() {
  return (
    <>
      <section>
        <h2>A season rather than a day</h2>
        <p>
          Congratulations, if this is the date you have been hoping for. It is the middle of a season in which
          your baby may come, not an appointment. Only about 1 in 20 babies is born on the due date itself,
          and most of the others within two weeks on either side. Doctors speak of term from 37 weeks, of full
          term from 39 weeks until 40 weeks and 6 days, and of late term only after that.
        </p>
      </section>
      <section>
        <h2>How it is counted</h2>
        <p>
          Few of us know the day of conception, but many remember a period. Two centuries ago the Heidelberg
          obstetrician Franz Naegele taught midwives to start there: go back three months from the first day
          of the last period and add seven days. Written in days it is 280, or 40 weeks.
        </p>
        <p>
          His rule suits a cycle of 28 days. An egg is usually released about 14 days before the <em>next</em>{' '}
          period, so in a longer cycle it comes later. The calculator allows for that:
        </p>
        <p>
          <strong>due date = first day of last period + (cycle length − 14) days + 266 days</strong>
        </p>
        <p>The 266 days are the time from fertilization to birth.</p>
      </section>
      <section>
        <h2>A worked example</h2>
        <p>
          The last period began on March 10, 2026. With a cycle of 28 days, 14 + 266 = 280 days lead to
          December 15, 2026. A cycle of 32 days moves that to December 19, and one of 25 days to December 12.
          For 28 days Naegele’s calendar rule says December 17, since months are not equally long. Two days
          between good guesses mean nothing.
        </p>
      </section>
      <section>
        <h2>Why it can be out by a week or more</h2>
        <ul>
          <li>
            The first day is hard to recall, or light bleeding early in pregnancy was taken for a period.
          </li>
          <li>Your cycles vary, or you had just stopped the pill, given birth or been breastfeeding.</li>
          <li>
            Eggs do not keep a calendar. In a study of 221 women only about 30 percent had their fertile days
            wholly between days 10 and 17 of the cycle.
          </li>
          <li>
            Babies take their own time. Among 125 pregnancies with a known day of ovulation the natural length
            differed by as much as five weeks.
          </li>
        </ul>
      </section>
      <section>
        <h2>The dating scan</h2>
        <p>
          An ultrasound in the first trimester measures the baby from crown to rump and is the most reliable
          dating there is, give or take five to seven days. American guidance keeps the date of the period if
          the scan agrees within that margin: five days before 9 weeks, seven days from then to 13 weeks and 6
          days. Otherwise the scan decides. Later scans check growth and should hardly ever move the date.
          From then on, use your clinic’s date everywhere, also in our{' '}
          <Link to="/pregnancy-calculator">pregnancy calculator</Link>.
        </p>
      </section>
      <section>
        <h2>After IVF</h2>
        <p>
          Here the age of the embryo is known, so a period plays no part. Count 266 days from the egg
          retrieval. For a transfer on day five that is 261 days after the transfer, and for one on day three
          it is 263. Your fertility clinic’s date stands, even if a scan differs by a few days.
        </p>
      </section>
      <section>
        <h2>When the day comes and goes</h2>
        <p>
          Waiting is hard, and common, above all with a first baby. Around 41 weeks your team will offer
          closer checks and talk with you about starting labor, because the risks rise slowly after that. Ask
          what they advise, and why. What happens next is your decision.
        </p>
      </section>
      <section>
        <h2>When to call</h2>
        <p>Call your midwife or maternity unit at once, day or night, if:</p>
        <ul>
          <li>your baby moves less than usual, or in a different way</li>
          <li>you bleed, or fluid leaks from the vagina</li>
          <li>you have regular tightenings or pains before 37 weeks</li>
          <li>a bad headache, blurred sight or sudden swelling of face or hands appears</li>
          <li>you have a fever of 100.4 °F (38 °C) or more, or belly pain that does not ease</li>
        </ul>
        <p>
          For heavy bleeding, chest pain, a seizure, fainting or trouble breathing, call your emergency
          number. A call that turns out to be about nothing is never a nuisance. See also{' '}
          <Link to="/reproductive-health">Reproductive Health</Link> and{' '}
          <Link to="/parenting">Parenting</Link>.
        </p>
      </section>
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            ACOG:{' '}
            <a href="https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date">
              Methods for estimating the due date
            </a>
            , 2017
          </li>
          <li>
            NHS: <a href="https://www.nhs.uk/pregnancy/your-pregnancy-care/12-week-scan/">12-week scan</a>
          </li>
          <li>
            Jukic and others:{' '}
            <a href="https://doi.org/10.1093/humrep/det297">
              Length of human pregnancy and contributors to its natural variation
            </a>
            , 2013
          </li>
          <li>
            Wilcox and others:{' '}
            <a href="https://doi.org/10.1136/bmj.321.7271.1259">The timing of the fertile window</a>, 2000
          </li>
        </ul>
      </section>
    </>
  );
}
