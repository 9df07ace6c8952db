/** Contains classes that do not use Gradle and therefore also run in a process without it. */
package org.openjdk.jmh.gradle.plain;
