package org.openjdk.jmh.dynreconf.criteria.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.vector.CoefficientOfVariationCriterion;

class StabilityCriteriaTest {

    private static final StabilityCriteria BUILT_IN = StabilityCriteria.builtIn();

    @ParameterizedTest
    @CsvSource({"cv,cv", "cov,cv", "CoV,cv", "rciw,rciw", "CI,rciw", "kld,kld", "divergence,kld", "' kld ',kld"})
    void find_nameOrAliasInAnyCase_isFound(String typed, String name) {
        assertEquals(name, BUILT_IN.find(typed).name());
    }

    @Test
    void find_unknown_namesItAndTheKnownOnes() {
        assertEquals("unknown stability criterion 'kdl', did you mean kld?; known: cv, rciw, kld, steady",
                message(() -> BUILT_IN.find("kdl")));
        assertEquals("unknown stability criterion 'c', did you mean cv?; known: cv, rciw, kld, steady",
                message(() -> BUILT_IN.find("c")));
        assertEquals("unknown stability criterion 'entropy'; known: cv, rciw, kld, steady",
                message(() -> BUILT_IN.find("entropy")));
    }

    @Test
    void defaults_areTheOnesOfTheirPapers() {
        assertEquals(List.of(0.01, 0.03, 0.99, 0.02),
                BUILT_IN.all().stream().map(c -> c.threshold().byDefault()).toList());
        assertEquals(List.of("<=", "<=", ">", "<="),
                BUILT_IN.all().stream().map(c -> c.threshold().comparison()).toList());
        assertEquals("0.99", BUILT_IN.find("rciw").options().get(0).defaultValue());
        assertEquals("1000", BUILT_IN.find("rciw").options().get(1).defaultValue());
        assertEquals("1000", BUILT_IN.find("kld").options().get(0).defaultValue());
        BUILT_IN.all().forEach(c -> assertTrue(c.description().length() > 20, c.name()));
    }

    @Test
    void parse_severalWithOptions_areAllRead() {
        List<ConfiguredCriterion> parsed = BUILT_IN.parse("kld:points=500, rciw:confidence=0.95,simulations=200,cv");
        assertEquals("[kld:points=500 (threshold 0.99), rciw:confidence=0.95,simulations=200 (threshold 0.03),"
                + " cv (threshold 0.01)]", parsed.toString());
        assertEquals(500, parsed.get(0).options().integer("points"));
        assertEquals(0.95, parsed.get(1).options().number("confidence"));
        assertEquals(List.of("confidence", "simulations", "block", "correction"),
                List.copyOf(parsed.get(1).options().asMap().keySet()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "kld,,cv | 'kld,,cv' names an empty stability criterion; write name[:option=value,...][,name...]",
        "alpha=1 | option 'alpha=1' comes before any stability criterion; write name:alpha=1",
        "kld: | '' after criterion kld is not an option: write option=value",
        "kld:points | 'points' after criterion kld is not an option: write option=value",
        ":a=1 | unknown stability criterion ''; known: cv, rciw, kld, steady",
        "kld,=1 | '=1' after criterion kld is not an option: write option=value",
        "kld:points=1,points=2 | option points of criterion kld is given twice",
        "kld,divergence | stability criterion kld is named twice",
        "cv:x=1 | criterion cv has no option 'x' (it has none)",
        "kld:x=1 | criterion kld has no option 'x'; its options and defaults: points=1000, finest=0.01, coarsest=0.03",
        "kld:points=ten | option points of criterion kld: 'ten' is not a whole number from 10 to 100000"
                + " (points at which densities are compared)",
        "kld:points=1 | option points of criterion kld: 1 is out of range: a whole number from 10 to 100000"
                + " (points at which densities are compared)",
        "rciw:confidence=NaN | option confidence of criterion rciw: NaN is out of range: a number from 0.5 to 0.9999"
                + " (confidence level of the interval)"})
    void parse_nonsense_isExplained(String text, String message) {
        assertEquals(message, message(() -> BUILT_IN.parse(text)));
    }

    @Test
    void load_pluggedIn_isFoundBesideBrokenOnes() {
        StabilityCriteria loaded = StabilityCriteria.load(services(ShareCriterion.class.getName()
                + "\nno.such.Criterion\n" + ClashingCriterion.class.getName() + "\n"
                + ThrowingCriterion.class.getName()));
        assertEquals("share", loaded.find("SHARE").name());
        assertEquals(5, loaded.all().size());
        assertEquals(3, loaded.problems().size(), loaded.problems().toString());
        assertTrue(loaded.problems().get(0).contains("no.such.Criterion"), loaded.problems().get(0));
        assertEquals("criterion mine of " + ClashingCriterion.class.getName()
                + " is left out: the name 'cov' belongs to " + CoefficientOfVariationCriterion.class.getName(),
                loaded.problems().get(1));
        assertTrue(loaded.problems().get(2).contains("cannot even be made"), loaded.problems().get(2));
        assertTrue(message(() -> loaded.find("throwing")).contains("; could not be loaded: "));
        assertEquals(0.25, loaded.parse("share:share=0.25").get(0).options().number("share"));
    }

    @Test
    void load_noProviders_isTheBuiltInOnes() {
        StabilityCriteria loaded = StabilityCriteria.load(getClass().getClassLoader());
        assertEquals(4, loaded.all().size());
        assertEquals(List.of(), loaded.problems());
    }

    @Test
    void load_unreadableServices_ends() {
        StabilityCriteria loaded = StabilityCriteria.load(new ClassLoader(getClass().getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws java.io.IOException {
                throw new java.io.IOException("disk on fire");
            }
        });
        assertEquals(4, loaded.all().size());
        assertEquals(1, loaded.problems().size(), loaded.problems().toString());
    }

    @Test
    void options_notDeclared_isAMistakeOfTheAuthor() {
        CriterionOptions options = BUILT_IN.parse("kld").get(0).options();
        assertThrows(IllegalArgumentException.class, () -> options.number("alpha"));
    }

    @Test
    void option_defaultOutOfRange_isAMistakeOfTheAuthor() {
        assertEquals("default of option x: 5 is out of range: a whole number from 1 to 4",
                assertThrows(IllegalArgumentException.class,
                        () -> CriterionOption.integer("x", 5, 1, 4, "help")).getMessage());
    }

    @Test
    void option_text_takesAnything() {
        CriterionOption option = CriterionOption.text("x", "", "help");
        assertEquals("text", option.range());
        assertEquals("help", option.help());
        assertEquals("", option.defaultValue());
    }

    private static String message(org.junit.jupiter.api.function.Executable executable) {
        String message = assertThrows(CriterionException.class, executable).getMessage();
        assertTrue(message.indexOf('\n') < 0, message);
        return message;
    }

    /** A class loader that finds these providers, in memory. */
    private static ClassLoader services(String providers) {
        return new ClassLoader(StabilityCriteriaTest.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws java.io.IOException {
                return name.endsWith(StabilityCriterion.class.getName())
                        ? Collections.enumeration(List.of(inMemory(providers))) : super.getResources(name);
            }
        };
    }

    private static URL inMemory(String text) throws java.io.IOException {
        return new URL(null, "memory:services", new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        connected = true;
                    }

                    @Override
                    public java.io.InputStream getInputStream() {
                        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
                    }
                };
            }
        });
    }

    @Test
    void parse_optionsThatContradictEachOther_areRefused() {
        assertEquals("options of criterion kld: finest=0.2 is above coarsest=0.1: it must be 0.1 or less",
                assertThrows(CriterionException.class,
                        () -> StabilityCriteria.builtIn().parse("kld:coarsest=0.1,finest=0.2")).getMessage());
        assertEquals(1, StabilityCriteria.builtIn().parse("kld:finest=0.1,coarsest=0.1").size());
    }
}
