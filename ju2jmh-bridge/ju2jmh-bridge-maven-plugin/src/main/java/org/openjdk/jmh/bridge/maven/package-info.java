/** Maven goal of the JUnit bridge. */
package org.openjdk.jmh.bridge.maven;
