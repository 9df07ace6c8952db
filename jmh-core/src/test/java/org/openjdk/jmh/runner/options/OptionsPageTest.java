package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        StringBuilder page = new StringBuilder("# All options of this project\n\n"
                + "```\njava -jar benchmarks.jar -h all\n```\n\n"
                + "`-h` prints the options that most users need, `-h dynamic` those of a topic, and `-h all` all of them, including\nupstream's. "
                + "This page is generated from the settings (`OptionsPageTest`). In code, call the method in the last\n"
                + "column, or `set(Settings.X, value)`. Options without one exist on the command line only.\n\n| option | meaning | default | in code |\n| --- | --- | --- | --- |\n");
        for (Setting<?> setting : Settings.all()) {
            page.append("| `").append(cell(HelpText.flag(setting))).append("` | ")
                    .append(cell(setting.meaning())).append(" | ")
                    .append(setting.byDefault() == null ? "" : cell(setting.byDefault())).append(" | ")
                    .append(inCode(setting)).append(" |\n");
        }
        return page.toString();
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
