package org.openjdk.jmh.dynreconf.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

    @ParameterizedTest
    @ValueSource(strings = {"-Dpassword=", "-Djavax.net.ssl.keyStorePassword=", "-Dgithub.token=", "-DGITHUB_TOKEN=",
        "-Daws.secretKey=", "-DapiKey=", "-Dapi-key=", "-Ddb.pass=", "-Dmypassword=", "-Dproxy.pwd=", "-DAPIKey=",
        "-Dprivate_key=", "-Dclient.credentials="})
    void propertyThatSpeaksOfASecret_isMasked(String property) {
        assertEquals(property + "***", Secrets.masked(property + "hunter2, and=\"more words\" of it"));
        assertEquals(property, Secrets.masked(property));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xmx1g", "-Dtokenizer=fast", "-Dmax.tokens=512", "-Dkey=7", "-Dpassage=1", "-Dauthor=me",
        "-XX:+UseG1GC", "-Dx=http://host:80/a@b", "-javaagent:a.jar=x=1,y=2", "-Dpassword", "", "=", "-D=x"})
    void otherArguments_stayAsTheyAre(String argument) {
        assertEquals(argument, Secrets.masked(argument));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '^', value = {
        "-javaagent:a.jar=host=h,token=t,port=1 # -javaagent:a.jar=host=h,token=***,port=1",
        "-Dproxy=http://me:hunter2@host:80 # -Dproxy=http://me:***@host:80",
        "-Dargs=--password=hunter2 --more # -Dargs=--password=*** --more",
        "java -Dtoken=t -Xmx1g -Dpwd=\"a b\" -jar b.jar # java -Dtoken=*** -Xmx1g -Dpwd=*** -jar b.jar"})
    void secretsInsideOfArguments_areMasked(String argument, String masked) {
        assertEquals(masked, Secrets.masked(argument));
        assertEquals(List.of(masked), Secrets.masked(List.of(masked)));
    }
}
