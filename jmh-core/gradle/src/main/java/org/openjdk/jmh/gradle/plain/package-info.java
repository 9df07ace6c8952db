/** What needs none of Gradle's classes, and therefore runs in a process without them as well. */
package org.openjdk.jmh.gradle.plain;
