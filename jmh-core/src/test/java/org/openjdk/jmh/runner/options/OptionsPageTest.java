package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of all options is generated from the settings; {@code -Dpages.write=true} rewrites it. */
class OptionsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "options.md");

    @Test
    void page_equalsTheSettings() throws IOException {
        String page = page();
        if (Boolean.getBoolean("pages.write")) {
            Files.writeString(PAGE, page);
        }
        assertEquals(page, Files.readString(PAGE), "-Dpages.write=true writes it anew");
    }

    private static String page() {
        StringBuilder page = new StringBuilder("# All options of ours\n\n"
                + "```\njava -jar benchmarks.jar -h\n```\n\n"
                + "prints a line for each behind upstream's, `-h dynamic` and the like all of a group. This page is made of the settings\nthemselves (`OptionsPageTest`), in the "
                + "order of the\nhelp; the pages that each belongs to say more. In code, `set(Settings.X, value)` of the "
                + "builder sets each of them\nthat is no matter of the command line alone, and most have a method of "
                + "their own.\n\n| option | meaning | default | in code |\n| --- | --- | --- | --- |\n");
        for (Setting<?> setting : Settings.all()) {
            page.append("| `").append(setting).append(cell(argument(setting))).append("` | ")
                    .append(cell(setting.meaning())).append(" | ")
                    .append(setting.byDefault() == null ? "" : cell(setting.byDefault())).append(" | ")
                    .append(inCode(setting)).append(" |\n");
        }
        return page.toString();
    }

    private static String argument(Setting<?> setting) {
        if (setting.has(SettingTrait.OF_UPSTREAMS_FLAG)) {
            return Arrays.stream(Reconfiguration.values()).map(value -> value.name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining("|", " ", ""));
        }
        return setting.type().argument() == null ? "" : " <" + setting.type().argument() + ">";
    }

    private static String inCode(Setting<?> setting) {
        if (setting.has(SettingTrait.ONLY_OF_COMMANDS)) {
            return "";
        }
        return "`" + setting.method() + "(…)`";
    }

    /** What a bar would end. */
    private static String cell(String text) {
        return text.replace("|", "\\|").replace("\n", " ");
    }
}
