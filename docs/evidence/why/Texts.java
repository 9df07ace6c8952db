package why;

import java.text.ParseException;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.StringEscapeUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.builder.HashCodeBuilder;
import org.apache.commons.lang3.builder.ToStringBuilder;
import org.apache.commons.lang3.text.StrSubstitutor;
import org.apache.commons.lang3.text.StrTokenizer;
import org.apache.commons.lang3.time.FastDateFormat;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Methods of commons-lang3 that go through several classes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Texts {

    private final FastDateFormat format =
            FastDateFormat.getInstance("yyyy-MM-dd'T'HH:mm:ss EEE", TimeZone.getTimeZone("UTC"));
    private final StringBuffer target = new StringBuffer(64);
    private final Map<String, String> values = new HashMap<>();
    private final StrSubstitutor substitutor = new StrSubstitutor(values);
    private String template = "Dear ${title} ${name}, on ${day} the ${animal} jumps over the ${other} as ${name} said.";
    private String html = "The <b>quick</b> brown &quot;fox&quot; jumps over 3 &lt; 4 dogs \u00e4 \u20ac";
    private String list = "one, two,three , \"four, five\", six,seven , eight";
    private String date = "2014-05-13T16:53:20 Tue";
    private long time = 1_400_000_000_000L;
    private Object[] parts = {"a", 2L, 3.5, 'c', Boolean.TRUE, new int[] {1, 2, 3}};

    public Texts() {
        values.put("title", "Mr");
        values.put("name", "Fox");
        values.put("day", "Monday");
        values.put("animal", "dog");
        values.put("other", "lazy cat");
    }

    @Benchmark
    public String substitute() {
        return substitutor.replace(template);
    }

    @Benchmark
    public String unescape() {
        return StringEscapeUtils.unescapeHtml4(html);
    }

    @Benchmark
    public String escape() {
        return StringEscapeUtils.escapeJava(html);
    }

    @Benchmark
    public Object tokens() {
        return StrTokenizer.getCSVInstance(list).getTokenList();
    }

    @Benchmark
    public int formatDate() {
        target.setLength(0);
        return format.format(time, target).length();
    }

    @Benchmark
    public Date parseDate() throws ParseException {
        return format.parse(date);
    }

    @Benchmark
    public int hash() {
        HashCodeBuilder builder = new HashCodeBuilder(17, 37);
        for (Object part : parts) {
            builder.append(part);
        }
        return builder.toHashCode();
    }

    @Benchmark
    public String describe() {
        ToStringBuilder builder = new ToStringBuilder(template);
        for (Object part : parts) {
            builder.append("part", part);
        }
        return builder.toString();
    }

    /** LANG-1358, in 3.7. */
    @Benchmark
    public String replace() {
        return StringUtils.replace(html, "&quot;", "'");
    }
}
